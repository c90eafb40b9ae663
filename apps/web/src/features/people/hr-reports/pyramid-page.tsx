import { formatNumber } from '@intranet/contract/formats'
import { MirrorChart } from '@/components/charts/chart.tsx'
import type { ListColumn, ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useReportFilters } from './report-filters.ts'
import { useStaffFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'

type Row = Outputs['hrReports']['pyramid']['dados'][number]
type Figure = 'feminino' | 'masculino' | 'outro' | 'nao_informado' | 'total'

const figure = (key: Figure, header: string): ListColumn<Row, Figure> => ({
  accessorKey: key,
  header,
  meta: { sort: true, numeric: true },
  cell: ({ row }) => formatNumber(row.original[key]),
})

const columns: ListColumns<Row, 'hrReports.pyramid'> = [
  { accessorKey: 'faixa', header: 'Faixa etária' },
  figure('feminino', 'Feminino'),
  figure('masculino', 'Masculino'),
  figure('outro', 'Outro'),
  figure('nao_informado', 'Não informado'),
  figure('total', 'Total'),
]

const series = [
  { key: 'feminino', name: 'Feminino' },
  { key: 'masculino', name: 'Masculino' },
  { key: 'outro', name: 'Outro' },
  { key: 'nao_informado', name: 'Não informado' },
]

/** Active employees by band of ages and gender. */
export function PyramidPage() {
  const search = useTableSearch('hrReports.pyramid')
  const figures = useStaffFigures('ativos', search)
  const list = useList(trpc.hrReports.pyramid.queryOptions(search.input), search)
  const rows = list.data?.dados ?? []
  const people = rows.reduce((sum, { total }) => sum + total, 0)
  // The oldest on top, whatever the table's order.
  const bands = rows
    .toSorted((a, b) => b.id - a.id)
    .map(({ faixa, feminino, masculino, outro, nao_informado }) => ({
      Faixa: faixa,
      masculino,
      feminino,
      outro,
      nao_informado,
    }))
  return (
    <ReportPage note={figures.note} total={list.data && people}>
      <ReportTable
        counted
        label="Pirâmide etária"
        list={list}
        search={search}
        figures={figures}
        columns={columns}
        choice={useColumnChoice('hrReports.pyramid', columns)}
        filters={useReportFilters()}
      >
        {people > 0 && (
          <MirrorChart
            label="Funcionários ativos por faixa etária e gênero"
            category="Faixa"
            rows={bands}
            series={series}
          />
        )}
      </ReportTable>
    </ReportPage>
  )
}
