import { formatDate } from '@intranet/contract/formats'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { Celebrated } from './celebrated.tsx'
import { MonthSelect } from './period-select.tsx'
import { PersonCell } from './person-cell.tsx'
import { useReportFilters } from './report-filters.ts'
import { useDayFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Row = Outputs['hrReports']['anniversaries']['dados'][number]

const columns: ListColumns<Row, 'hrReports.anniversaries'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => <PersonCell name={original.nome} photo={original.id_foto} />,
  },
  {
    accessorKey: 'data_admissao',
    header: 'Admissão',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_admissao),
  },
  { accessorKey: 'anos', header: 'Anos', meta: { sort: true, numeric: true, card: 'sub' } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  {
    id: 'reacoes',
    header: 'Hoje',
    meta: { card: 'extra', exported: [] },
    cell: ({ row }) => row.original.hoje && <Celebrated tipo="tempo_casa" person={row.original} />,
  },
]

/** Complete years in the company, by the month of admission; today's take reactions. */
export function AnniversaryPage() {
  const search = useTableSearch('hrReports.anniversaries')
  const figures = useDayFigures('tempo_casa', search)
  const list = useList(trpc.hrReports.anniversaries.queryOptions(search.input), search)
  return (
    <ReportPage total={shownTotal(list.data)} period={<MonthSelect search={search} />}>
      <ReportTable
        label="Tempo de casa"
        list={list}
        search={search}
        figures={figures}
        columns={columns}
        choice={useColumnChoice('hrReports.anniversaries', columns)}
        filters={useReportFilters()}
      />
    </ReportPage>
  )
}
