import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@intranet/contract/formats'
import { BarChart, ChartSkeleton } from '@/components/charts/chart.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { EmptyPeriod, PeriodSelect } from './period-select.tsx'
import { PersonCell } from './person-cell.tsx'
import { useReportFilters } from './report-filters.ts'
import { useStaffFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Row = Outputs['hrReports']['admissions']['dados'][number]

const columns: ListColumns<Row, 'hrReports.admissions'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <PersonCell name={original.nome} photo={original.id_foto} profile={original.id} />
    ),
  },
  {
    accessorKey: 'data_admissao',
    header: 'Admissão',
    meta: { sort: true, card: 'sub', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_admissao),
  },
  { accessorKey: 'cargo', header: 'Cargo', meta: { sort: true, card: 'extra' } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'contratante', header: 'Contratante', meta: { sort: true } },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
]

const series = [{ key: 'admissoes', name: 'Admissões' }]

/** Who was admitted in a period, and how many by month. */
export function AdmissionPage() {
  const search = useTableSearch('hrReports.admissions')
  const figures = useStaffFigures('admissoes', search, 'data_admissao')
  const list = useList(trpc.hrReports.admissions.queryOptions(search.input), search)
  const { filtro, q } = search.input
  const { data: months, isPending } = useQuery(trpc.hrReports.admissionsByMonth.queryOptions({ filtro, q }))
  return (
    <ReportPage
      note={figures.note}
      total={shownTotal(list.data)}
      period={<PeriodSelect search={search} column="data_admissao" />}
    >
      <ReportTable
        label="Admissões"
        list={list}
        search={search}
        figures={figures}
        columns={columns}
        empty={<EmptyPeriod search={search} column="data_admissao" />}
        choice={useColumnChoice('hrReports.admissions', columns)}
        filters={useReportFilters<'data_admissao'>({
          key: 'data_admissao',
          label: 'Admissão',
          kind: 'period',
        })}
      >
        {isPending && <ChartSkeleton />}
        {months && (
          <BarChart
            label="Admissões por mês"
            category="Mês"
            rows={months.map(({ mes, admissoes }) => ({ Mês: mes, admissoes }))}
            series={series}
          />
        )}
      </ReportTable>
    </ReportPage>
  )
}
