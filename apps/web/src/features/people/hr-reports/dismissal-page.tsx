import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDate, formatNumber, formatPercent } from '@intranet/contract/formats'
import type { Turnover } from '@intranet/contract/people/hr-reports-options'
import { shutdownTypeLabels } from '@intranet/contract/people/shutdown-options'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { EmptyPeriod, PeriodSelect } from './period-select.tsx'
import { PersonCell } from './person-cell.tsx'
import { useReportFilters } from './report-filters.ts'
import { useStaffFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Row = Outputs['hrReports']['dismissals']['dados'][number]

const columns: ListColumns<Row, 'hrReports.dismissals'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <PersonCell name={original.nome} photo={original.id_foto} profile={original.id_funcionario} />
    ),
  },
  {
    accessorKey: 'data_admissao',
    header: 'Admissão',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_admissao),
  },
  {
    accessorKey: 'data_desligamento',
    header: 'Desligamento',
    meta: { sort: true, card: 'sub', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_desligamento),
  },
  {
    accessorKey: 'tempo_casa',
    header: 'Tempo de casa',
    meta: { sort: true, numeric: true },
    cell: ({ row: { original } }) =>
      original.tempo_casa === null ? '–' : formatCount(original.tempo_casa, 'ano', 'anos'),
  },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => shutdownTypeLabels[row.original.tipo],
  },
  { accessorKey: 'motivo', header: 'Motivo', meta: { cut: true } },
  { accessorKey: 'cargo', header: 'Cargo', meta: { sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
]

const own: FiltersOf<'hrReports.dismissals'> = [
  { key: 'data_desligamento', label: 'Desligamento', kind: 'period' },
  {
    key: 'tipo',
    label: 'Tipo',
    kind: 'choice',
    options: optionsOf(shutdownTypeLabels),
  },
]

/** The report's foot: how much of the headcount moved. */
function TurnoverLine({ admissoes, desligamentos, inicio, percentual }: Turnover) {
  return (
    <p className="mt-3 text-sm text-muted-foreground">
      Rotatividade do período:{' '}
      <b className="text-foreground">{percentual === null ? 'N/A' : formatPercent(percentual)}</b> (
      {formatCount(admissoes, 'admissão', 'admissões')} e {formatNumber(desligamentos)}{' '}
      {desligamentos === 1 ? 'desligamento' : 'desligamentos'}, metade da soma sobre {formatNumber(inicio)}{' '}
      {inicio === 1 ? 'funcionário' : 'funcionários'} no início)
    </p>
  )
}

/** Who left in a period, why, and the turnover; for HR's managers. */
export function DismissalPage() {
  const search = useTableSearch('hrReports.dismissals')
  const figures = useStaffFigures('desligamentos', search, 'data_desligamento')
  const list = useList(trpc.hrReports.dismissals.queryOptions(search.input), search)
  const { filtro, q } = search.input
  const { data: turnover } = useQuery(trpc.hrReports.turnover.queryOptions({ filtro, q }))
  return (
    <ReportPage
      note={figures.note}
      total={shownTotal(list.data)}
      period={<PeriodSelect search={search} column="data_desligamento" />}
    >
      <ReportTable
        label="Desligados"
        list={list}
        search={search}
        figures={figures}
        columns={columns}
        empty={<EmptyPeriod search={search} column="data_desligamento" />}
        choice={useColumnChoice('hrReports.dismissals', columns)}
        filters={useReportFilters(...own)}
      />
      {turnover && <TurnoverLine {...turnover} />}
    </ReportPage>
  )
}
