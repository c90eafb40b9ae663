import { priorityLabels } from '@intranet/contract/desk/backoffice-options'
import { refundReasonLabels } from '@intranet/contract/desk/refund-options'
import {
  formatDate,
  formatDateTime,
  formatDocument,
  formatMoney,
  formatPhone,
  yesNo,
} from '@intranet/contract/formats'
import { contractStateNames, type ContractState } from '@intranet/contract/sales/erp-words'
import type { ReactNode } from 'react'
import { useTab } from '@/lib/use-tab.ts'
import { DetailList } from '@/components/records/detail-list.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { numberHead, wordsHead } from '@/components/table/short-table.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { providerFact } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { dayOf } from '../day-of.ts'
import { DeskMark } from '../desk-marks.tsx'
import { CustomerErp } from './customer-erp.tsx'
import { Lines } from './lines.tsx'

export type CustomerKey = { sistema: string; cod_cliente: string }
type Details = Outputs['backoffice']['customer']

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
        ['CPF/CNPJ', dados.cpf && formatDocument(dados.cpf)],
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
        heads={[
          'Contrato',
          wordsHead('Produto'),
          numberHead('Valor'),
          'Vencimento',
          'Ativação',
          wordsHead('Situação'),
        ]}
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
        heads={[
          'Data',
          wordsHead('Produto'),
          numberHead('Valor'),
          wordsHead('Vendedor'),
          wordsHead('Situação'),
        ]}
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
        heads={['OS', 'Agendada', wordsHead('Equipe'), 'Ativada em', wordsHead('Situação')]}
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
        heads={['Último contato', numberHead('NPS'), wordsHead('Situação')]}
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
        heads={[
          'Abertura',
          wordsHead('Tipo'),
          wordsHead('Descrição'),
          wordsHead('Prioridade'),
          wordsHead('Situação'),
        ]}
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
        heads={['Criação', wordsHead('Motivo'), numberHead('Valor'), wordsHead('Situação')]}
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
        heads={['Tipo', wordsHead('Motivo'), 'Desde']}
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
        <EmptyState
          title="Nada na linha do tempo"
          text="Vendas, ativações, contatos e estornos deste cliente aparecem aqui."
        />
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

/** What is known of a customer, tab by tab. */
export function CustomerTabs({ details, sistema, cod_cliente }: CustomerKey & { details: Details }) {
  const { tab, show } = useTab([...tabs.map(({ key }) => key), 'erp'])
  return (
    <Tabs value={tab} onValueChange={show}>
      <TabsList aria-label="Partes do cliente">
        {tabs.map(({ key, label }) => (
          <TabsTrigger key={key} value={key}>
            {label}
          </TabsTrigger>
        ))}
        <TabsTrigger value="erp">Sistema do provedor</TabsTrigger>
      </TabsList>
      {tabs.map((one) => (
        <TabsContent key={one.key} value={one.key} className="pt-4">
          {one.show(details)}
        </TabsContent>
      ))}
      <TabsContent value="erp" className="pt-4">
        <CustomerErp sistema={sistema} cod_cliente={cod_cliente} />
      </TabsContent>
    </Tabs>
  )
}
