import { formatDate, formatMoney, formatNumber, yesNo } from '@intranet/contract/formats'
import {
  analysisStates,
  coverageLabels,
  returnsDoneLabels,
} from '@intranet/contract/marketing/sponsorship-words'
import { useQuery } from '@tanstack/react-query'
import { DetailList } from '@/components/records/detail-list.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { RoundTable } from './round-table.tsx'
import { AccountMark, OpinionMark } from './sponsorship-marks.tsx'
import { useWorks } from './use-works.ts'

type Request = Outputs['sponsorshipRequests']['get']

function Viability({ id, edits }: { id: number; edits: boolean }) {
  const read = useQuery(trpc.sponsorshipViability.get.queryOptions({ id }))
  return (
    <Loaded reads={[read]}>
      {(one) => (
        <div className="grid gap-4">
          <DetailList
            rows={[
              ['Nota', formatNumber(one.nota, 2)],
              ['Parecer', <OpinionMark key="o" opinion={one.parecer} />],
              ['Autor', one.autor],
              ['Clientes na cidade', formatNumber(one.clientes_cidade)],
              ['Clientes potenciais', formatNumber(one.clientes_potenciais)],
              ['Cobertura', coverageLabels[one.cobertura]],
              ['Alinhamento com a marca', `${one.alinhamento_marca} de 5`],
              ['Alcance', `${one.alcance} de 5`],
              ['Relacionamento', `${one.relacionamento} de 5`],
              ['Custo estimado', formatMoney(one.custo_estimado)],
              ['Retorno estimado', one.retorno_estimado && formatMoney(one.retorno_estimado)],
              ['Concorrente presente', yesNo(one.concorrente_presente)],
              ['Observação', one.observacao],
            ]}
          />
          {edits && (
            <div>
              <AddressLink
                to={`/marketing/sponsorship/viability/edit?id=${id}`}
                className={buttonVariants({ variant: 'outline' })}
              >
                Editar análise
              </AddressLink>
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}

export function ViabilityTab({ request }: { request: Request }) {
  const works = useWorks() && analysisStates.includes(request.situacao)
  if (request.id_viabilidade !== null) return <Viability id={request.id_viabilidade} edits={works} />
  return (
    <EmptyState
      title="Sem análise de viabilidade"
      text="A análise pesa alinhamento com a marca, alcance e relacionamento."
      action={
        works && (
          <AddressLink
            to={`/marketing/sponsorship/viability/register?id_solicitacao=${request.id}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            Analisar
          </AddressLink>
        )
      }
    />
  )
}

export function NegotiationTab({ request }: { request: Request }) {
  const read = useQuery(
    trpc.sponsorshipRounds.list.queryOptions({ filtro: { id_solicitacao: request.id }, limit: 0 }),
  )
  return (
    <div className="grid gap-4">
      <Loaded reads={[read]}>
        {({ dados }) =>
          dados.length === 0 ? (
            <EmptyState title="Nenhuma proposta" text="As rodadas da negociação aparecem aqui." />
          ) : (
            <RoundTable rows={dados} />
          )
        }
      </Loaded>
      <div>
        <AddressLink
          to={`/marketing/sponsorship/negociation/list/${request.id}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          Abrir negociação
        </AddressLink>
      </div>
    </div>
  )
}

function Account({ id }: { id: number }) {
  const works = useWorks()
  const read = useQuery(trpc.sponsorshipAccounts.get.queryOptions({ id }))
  return (
    <Loaded reads={[read]}>
      {(one) => (
        <div className="grid gap-4">
          <DetailList
            rows={[
              ['Situação', <AccountMark key="s" state={one.situacao} />],
              ['Prazo', formatDate(one.prazo)],
              ['Valor realizado', formatMoney(one.valor_realizado)],
              ['Público', one.publico_real === null ? null : formatNumber(one.publico_real)],
              ['Leads', formatNumber(one.leads)],
              ['Custo por lead', one.custo_lead && formatMoney(one.custo_lead)],
              ['Vendas', formatNumber(one.vendas_total)],
              ['Custo por venda', one.custo_venda && formatMoney(one.custo_venda)],
              [
                'Contrapartidas cumpridas',
                one.contrapartidas_cumpridas && returnsDoneLabels[one.contrapartidas_cumpridas],
              ],
              ['Fotos', formatNumber(one.fotos.length)],
              ['Arquivos', formatNumber(one.arquivos.length)],
              ['Resumo', one.resumo],
            ]}
          />
          {works && (
            <div>
              <AddressLink
                to={`/marketing/sponsorship/post-event/edit?id=${id}`}
                className={buttonVariants({ variant: 'outline' })}
              >
                Abrir prestação de contas
              </AddressLink>
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}

export function AccountTab({ request }: { request: Request }) {
  const works = useWorks()
  if (request.id_pos_evento !== null) return <Account id={request.id_pos_evento} />
  const begins = works && ['aprovada', 'aguardando_pos_evento', 'inadimplente'].includes(request.situacao)
  return (
    <EmptyState
      title="Sem prestação de contas"
      text="Ela começa no dia seguinte ao evento; o solicitante recebe um link por e-mail."
      action={
        begins && (
          <AddressLink
            to={`/marketing/sponsorship/post-event/register?id_solicitacao=${request.id}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            Começar agora
          </AddressLink>
        )
      }
    />
  )
}
