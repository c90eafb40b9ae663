import { formatNumber } from '@intranet/contract/formats'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useReportFilters } from './report-filters.ts'
import { useStaffFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Row = Outputs['hrReports']['providerCities']['dados'][number]

const columns: ListColumns<Row, 'hrReports.providerCities'> = [
  {
    accessorKey: 'cidade',
    header: 'Cidade',
    meta: { sort: true, card: 'main' },
    cell: ({ row }) => row.original.cidade ?? 'Não informada',
  },
  { accessorKey: 'uf', header: 'UF', meta: { sort: true, card: 'extra' } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  {
    accessorKey: 'funcionarios',
    header: 'Funcionários',
    meta: { sort: true, numeric: true, card: 'sub' },
    cell: ({ row }) => formatNumber(row.original.funcionarios),
  },
]

/** Active employees by provider and the city they live in. */
export function ProviderCityPage() {
  const search = useTableSearch('hrReports.providerCities')
  const figures = useStaffFigures('ativos', search)
  const list = useList(trpc.hrReports.providerCities.queryOptions(search.input), search)
  return (
    <ReportPage note={figures.note} total={shownTotal(list.data)}>
      <ReportTable
        counted
        label="Funcionários por provedor e cidade"
        list={list}
        search={search}
        figures={figures}
        columns={columns}
        choice={useColumnChoice('hrReports.providerCities', columns)}
        filters={useReportFilters()}
      />
    </ReportPage>
  )
}
