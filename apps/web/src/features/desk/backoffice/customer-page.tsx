import { customerInput } from '@intranet/contract/desk/customer-details'
import { priorityLabels } from '@intranet/contract/desk/backoffice-options'
import { refundReasonLabels } from '@intranet/contract/desk/refund-options'
import {
  formatCnpj,
  formatCpf,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPhone,
  yesNo,
} from '@intranet/contract/formats'
import { contractStateNames, type ContractState } from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DetailList } from '@/components/records/detail-list.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { Card } from '@/components/ui/card.tsx'
import { CustomerLookup } from '@/features/sales/customers/customer-lookup.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { dayOf } from '../day-of.ts'
import { DeskMark } from '../desk-marks.tsx'
import { CustomerErp } from './customer-erp.tsx'
import { Lines } from './lines.tsx'
import { providerFact } from '@/features/company/provider-cell.tsx'

type Key = { sistema: string; cod_cliente: string }
type Details = Outputs['backoffice']['customer']

const documentText = (digits: string | null) =>
  digits && (digits.length === 11 ? formatCpf(digits) : formatCnpj(digits))

const ContractMark = ({ state }: { state: string }) => {
  const word = contractStateNames[state as ContractState]
  return word ? <StateBadge state={word} /> : state
}

function Data({ dados, empresa }: Details) {
  if (!dados) return <EmptyState title="O cadastro deste cliente ainda não chegou do sistema do provedor" />
  return (
    <DetailList
      wide
      rows={[
        ['Código', dados.cod_cliente],
        ['Nome', dados.nome_razaosocial],
        ['CPF/CNPJ', documentText(dados.cpf)],
        ['Telefone', formatPhone(dados.telefone)],
        ['E-mail', dados.email],
        ['Nascimento', formatDate(dados.data_nascimento)],
        ['Endereço', dados.endereco],
        ['Cidade', [dados.cidade, dados.uf].filter(Boolean).join('/')],
        providerFact(empresa),
        ['Situação', <StateBadge key="s" state={dados.ativo ? 'Ativo' : 'Inativo'} />],
      ]}
    />
  )
}

/** Tab → what it shows of a customer. */
const tabs: { key: string; label: string; show: (details: Details) => ReactNode }[] = [
  { key: 'dados', label: 'Dados', show: (details) => <Data {...details} /> },
  {
    key: 'contratos',
    label: 'Contratos',
    show: ({ contratos }) => (
      <Lines
        label="Contratos"
        heads={['Contrato', 'Produto', 'Valor', 'Vencimento', 'Ativação', 'Situação']}
        rows={contratos.map((one) => [
          one.contrato,
          one.produto,
          formatMoney(one.valor),
          one.vencimento_dia && `dia ${one.vencimento_dia}`,
          formatDate(one.data_ativacao),
          <ContractMark key="s" state={one.situacao} />,
        ])}
      />
    ),
  },
  {
    key: 'vendas',
    label: 'Vendas',
    show: ({ vendas }) => (
      <Lines
        label="Vendas"
        heads={['Data', 'Produto', 'Valor', 'Vendedor', 'Situação']}
        rows={vendas.map((one) => [
          dayOf(one.data_venda),
          one.produto,
          formatMoney(one.valor),
          one.vendedor,
          <DeskMark key="s" state={one.situacao} />,
        ])}
      />
    ),
  },
  {
    key: 'ativacoes',
    label: 'Ativações',
    show: ({ ativacoes }) => (
      <Lines
        label="Ativações"
        heads={['OS', 'Agendada', 'Equipe', 'Ativada em', 'Situação']}
        rows={ativacoes.map((one) => [
          one.os,
          formatDate(one.data_agendada),
          one.equipe,
          formatDateTime(one.data_ativacao),
          <DeskMark key="s" state={one.situacao} />,
        ])}
      />
    ),
  },
  {
    key: 'qualificacoes',
    label: 'Qualificações',
    show: ({ qualificacoes }) => (
      <Lines
        label="Qualificações"
        heads={['Último contato', 'NPS', 'Situação']}
        rows={qualificacoes.map((one) => [
          formatDateTime(one.contato_em),
          one.nps,
          <DeskMark key="s" state={one.situacao} />,
        ])}
      />
    ),
  },
  {
    key: 'problemas',
    label: 'Problemas',
    show: ({ problemas }) => (
      <Lines
        label="Problemas"
        heads={['Abertura', 'Tipo', 'Descrição', 'Prioridade', 'Situação']}
        rows={problemas.map((one) => [
          dayOf(one.created_at),
          one.tipo,
          one.descricao,
          priorityLabels[one.prioridade],
          <DeskMark key="s" state={one.situacao} />,
        ])}
      />
    ),
  },
  {
    key: 'estornos',
    label: 'Estornos',
    show: ({ estornos }) => (
      <Lines
        label="Estornos"
        heads={['Criação', 'Motivo', 'Valor', 'Situação']}
        rows={estornos.map((one) => [
          dayOf(one.created_at),
          refundReasonLabels[one.motivo],
          formatMoney(one.valor_estorno),
          <DeskMark key="s" state={one.situacao} />,
        ])}
      />
    ),
  },
  {
    key: 'restricoes',
    label: 'Restrições de envio',
    show: ({ restricoes }) =>
      restricoes ? (
        <DetailList
          rows={[
            ['WhatsApp', yesNo(restricoes.whatsapp)],
            ['SMS', yesNo(restricoes.sms)],
            ['E-mail', yesNo(restricoes.email)],
          ]}
        />
      ) : (
        <EmptyState title="Nenhuma restrição: pode receber por todos os canais" />
      ),
  },
  {
    key: 'blacklist',
    label: 'Blacklist',
    show: ({ blacklist }) => (
      <Lines
        label="Blacklist"
        heads={['Tipo', 'Motivo', 'Desde']}
        rows={blacklist.map((one) => [
          one.tipo === 'cliente' ? 'Cliente' : 'Endereço',
          one.motivo,
          formatDate(one.desde),
        ])}
      />
    ),
  },
  {
    key: 'linha',
    label: 'Linha do tempo',
    show: ({ linha_do_tempo }) =>
      linha_do_tempo.length === 0 ? (
        <EmptyState />
      ) : (
        <Thread
          tall
          items={linha_do_tempo.map(({ em, tipo, texto }, place) => ({
            key: `${em} ${tipo} ${texto}`,
            label: (
              <span className="block min-w-0 break-words">
                <b>{tipo}: </b>
                {texto}
              </span>
            ),
            note: formatDateTime(em),
            state: place === 0 ? 'now' : 'done',
          }))}
        />
      ),
  },
]

function CustomerTabs({ details, sistema, cod_cliente }: Key & { details: Details }) {
  return (
    <Tabs defaultValue="dados">
      <TabsList aria-label="Partes do cliente">
        {tabs.map(({ key, label }) => (
          <TabsTrigger key={key} value={key}>
            {label}
          </TabsTrigger>
        ))}
        <TabsTrigger value="erp">Sistema do provedor</TabsTrigger>
      </TabsList>
      {tabs.map(({ key, show }) => (
        <TabsContent key={key} value={key} className="pt-4">
          {show(details)}
        </TabsContent>
      ))}
      <TabsContent value="erp" className="pt-4">
        <CustomerErp sistema={sistema} cod_cliente={cod_cliente} />
      </TabsContent>
    </Tabs>
  )
}

/** The page is called as the customer is, once that is known. */
function CustomerPage({ sistema, cod_cliente }: Key) {
  const read = useQuery(trpc.backoffice.customer.queryOptions({ sistema, cod_cliente }))
  const { data } = read
  return (
    <Page>
      <PageHead
        heading={data && (data.dados?.nome_razaosocial ?? `Cliente ${cod_cliente}`)}
        total={data && `${cod_cliente} · ${data.empresa}`}
      />
      <PageSheet>
        <Loaded reads={[read]}>
          {(details) => <CustomerTabs details={details} sistema={sistema} cod_cliente={cod_cliente} />}
        </Loaded>
      </PageSheet>
    </Page>
  )
}

/** One customer whole, by `sistema` and `cod_cliente` of the address; without them one is looked up. */
export function CustomerDetailsPage({ sistema, cod_cliente }: { sistema?: string; cod_cliente?: string }) {
  const navigate = useNavigate()
  const asked = customerInput.safeParse({ sistema, cod_cliente })
  if (asked.success)
    return <CustomerPage key={`${asked.data.sistema} ${asked.data.cod_cliente}`} {...asked.data} />
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Card className="block max-w-[860px] p-5">
          <CustomerLookup
            hint="Abre os detalhes do cliente."
            onFound={(found) =>
              void navigate({
                to: '/backoffice/cliente/detalhes',
                search: { sistema: found.sistema ?? undefined, cod_cliente: found.codpessoa },
              })
            }
          />
        </Card>
      </PageSheet>
    </Page>
  )
}
