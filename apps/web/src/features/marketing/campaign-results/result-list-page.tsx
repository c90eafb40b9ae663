import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatCount, formatMoney, formatNumber } from '@intranet/contract/formats'
import { resultEntity } from '@intranet/contract/marketing/campaign-results'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { markedProvider } from '@/components/table/provider-mark.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useResultRemoval } from './use-result-removal.ts'
import type { LinkAddress } from '@/lib/address.ts'
import { removalAction } from '@/components/table/removal-action.ts'
import { shownTotal } from '@/components/list/shown-total.ts'

export type ResultRow = Outputs['campaignResults']['list']['dados'][number]

const column = columnsOf(resultEntity)

const numberOf = (value: number | null) =>
  value === null ? campaignResult.missingNumber : formatNumber(value)

/** What came of an investment, in the line of a card. */
const earned = ({ faturamento, total_leads, total_vendas }: ResultRow) =>
  ` → ${formatMoney(faturamento)} · ${formatCount(total_leads, 'lead', 'leads')}, ${formatCount(total_vendas, 'venda', 'vendas')}`

export const resultColumns: ListColumns<ResultRow, 'campaignResults.list'> = [
  {
    id: 'periodo_inicio',
    header: 'Período',
    meta: { card: 'extra', sort: true, exported: ['periodo'] },
    accessorFn: (row) => row.periodo,
  },
  column('provedor', { cell: markedProvider }),
  {
    accessorKey: 'canal',
    header: 'Canal',
    meta: { card: 'main', sort: true, called: ({ canal, periodo }) => `${canal}, ${periodo}` },
  },
  column('impressoes', { cell: ({ impressoes }: ResultRow) => numberOf(impressoes) }),
  column('cliques', { hidden: true, cell: ({ cliques }: ResultRow) => numberOf(cliques) }),
  column('conversas_iniciadas', {
    hidden: true,
    cell: ({ conversas_iniciadas }: ResultRow) => numberOf(conversas_iniciadas),
  }),
  column('investimento', {
    card: 'below',
    labelled: false,
    cell: (row: ResultRow) => (
      <>
        {row.investimento === null ? campaignResult.missingNumber : formatMoney(row.investimento)}
        <span className="sm:hidden">{earned(row)}</span>
      </>
    ),
  }),
  column('total_leads'),
  column('total_vendas'),
  column('faturamento'),
  createdColumn(),
]

const filters: FiltersOf<'campaignResults.list'> = [
  { key: 'periodo_inicio', label: 'Início do período', kind: 'period' },
  { key: 'provedor', label: 'Provedor', kind: 'text' },
  { key: 'canal', label: 'Canal', kind: 'text' },
]

interface ResultListPageProps {
  /** The campaign of the address; without one it is the report's list of all of them. */
  idCampaign?: number
  register: LinkAddress
  edit: (row: ResultRow) => LinkAddress
}

export function ResultListPage({ idCampaign, register, edit }: ResultListPageProps) {
  const session = useSession()
  const search = useTableSearch('campaignResults.list')
  const input =
    idCampaign === undefined
      ? search.input
      : { ...search.input, filtro: { ...search.input.filtro, id_campanha: idCampaign } }
  const list = useList(trpc.campaignResults.list.queryOptions(input), search)
  const campaign = useQuery({
    ...trpc.salesCampaigns.get.queryOptions({ id: idCampaign ?? 0 }),
    enabled: idCampaign !== undefined,
  })
  const manages = can(session, 'vendas', 'manage')
  const askToRemove = useResultRemoval()
  const actions = (row: ResultRow): RowAction[] => [
    ...(manages || (can(session, 'vendas', 'editOwn') && row.id_usuario === session?.usuarioId)
      ? [{ label: 'Editar', icon: Pencil, to: edit(row) }]
      : []),
    ...(manages ? [removalAction(() => askToRemove(row))] : []),
  ]
  const shown =
    idCampaign === undefined
      ? resultColumns.toSpliced(1, 0, column('campanha', { card: 'extra' }))
      : resultColumns
  return (
    <ListPage
      head={{ total: campaign.data?.nome ?? shownTotal(list.data) }}
      tools={can(session, 'vendas', 'create') && <AddLink to={register}>NOVO RESULTADO DE CAMPANHA</AddLink>}
      label="Resultados de campanha"
      placeholder="Buscar resultado"
      list={list}
      columns={shown}
      filters={filters}
      actions={actions}
    />
  )
}
