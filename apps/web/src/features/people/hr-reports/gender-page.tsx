import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { formatNumber } from '@intranet/contract/formats'
import { type GenderGrouping, genderGroupings } from '@intranet/contract/people/hr-reports-options'
import { barePercent } from '@/lib/bare-units.ts'
import { PieChart } from '@/components/charts/chart.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useReportFilters } from './report-filters.ts'
import { useStaffFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { searchWith } from '@/lib/search-with.ts'

type Row = Outputs['hrReports']['genders']['dados'][number]

const groupNames: Record<GenderGrouping, string> = {
  geral: 'Nada',
  empresa: 'Provedor',
  departamento: 'Departamento',
}

const shares: ListColumns<Row, 'hrReports.genders'> = [
  { accessorKey: 'genero', header: 'Gênero', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'quantidade',
    header: 'Quantidade',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => formatNumber(row.original.quantidade),
  },
  {
    accessorKey: 'percentual',
    header: '%',
    meta: { sort: true, numeric: true, card: 'sub' },
    // The head has the sign; a card has no head.
    cell: ({ row }) => (
      <>
        {barePercent(row.original.percentual)}
        <span className="sm:hidden"> %</span>
      </>
    ),
  },
]

const columnsBy: Record<GenderGrouping, ListColumns<Row, 'hrReports.genders'>> = {
  geral: shares,
  empresa: [{ accessorKey: 'grupo', header: 'Provedor', meta: { sort: true, card: 'extra' } }, ...shares],
  departamento: [
    { accessorKey: 'grupo', header: 'Departamento', meta: { sort: true, card: 'extra' } },
    ...shares,
  ],
}

const series = [{ key: 'quantidade', name: 'Quantidade' }]

/** How many of each gender, in all and by provider or department. */
export function GenderPage({ por }: { por: GenderGrouping }) {
  const search = useTableSearch('hrReports.genders')
  const figures = useStaffFigures('ativos', search)
  const navigate = useNavigate()
  const grouping = useId()
  const { filtro, q } = search.input
  const asked = por === 'geral' ? {} : { por }
  const list = useList(trpc.hrReports.genders.queryOptions({ ...search.input, ...asked }), search)
  const { data: overall } = useQuery(trpc.hrReports.genders.queryOptions({ filtro, q }))
  return (
    <ReportPage note={figures.note}>
      <ReportTable
        counted
        beside
        label="Gênero"
        list={list}
        search={search}
        figures={figures}
        columns={columnsBy[por]}
        choice={useColumnChoice(`hrReports.genders.${por}`, columnsBy[por])}
        filters={useReportFilters()}
        tools={
          <span className="flex items-center gap-2 text-sm text-muted-foreground max-sm:w-full">
            <label htmlFor={grouping}>Agrupar por</label>
            <NativeSelect
              id={grouping}
              className="grow sm:[&>select]:!w-40"
              value={por}
              onChange={({ target: { value } }) =>
                void navigate({
                  to: '.',
                  search: searchWith({
                    pagina: undefined,
                    sort: undefined,
                    por: value === 'geral' ? undefined : value,
                  }),
                })
              }
            >
              {genderGroupings.map((one) => (
                <option key={one} value={one}>
                  {groupNames[one]}
                </option>
              ))}
            </NativeSelect>
          </span>
        }
      >
        {overall && overall.dados.length > 0 && (
          <PieChart
            label="Funcionários ativos por gênero"
            category="Gênero"
            rows={overall.dados.map(({ genero, quantidade }) => ({ Gênero: genero, quantidade }))}
            series={series}
          />
        )}
      </ReportTable>
    </ReportPage>
  )
}
