import { formatCount } from '@intranet/contract/formats'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { reportTitles, type TableReport } from '@intranet/contract/sales/report-words'
import { BarChart } from '@/components/charts/chart.tsx'
import { RowsFirst } from '@/components/report/rows-first.tsx'
import { trpc } from '@/lib/trpc.ts'
import { detailsAddress } from './details-address.ts'
import { type Door, rowFilters } from './lead-links.ts'
import { askedOf } from '../no-coverage/asked-days.ts'
import { leadFilterOf } from './report-period.ts'
import { ReportTable } from './report-table.tsx'
import { SalesReportPage } from './sales-report-page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { thisMonth, periodOf } from '@/features/people/hr-reports/period.ts'
import type { SortKey } from '@/components/table/list-name.ts'
import { barsLabel } from './bars-label.ts'
import { useReportComparison } from './use-report-comparison.tsx'
import { useReportSearch } from './use-report-search.ts'

/** Procedure, and what its chart compares: the largest rows of the page. */
const declared = {
  campaigns: {
    procedure: 'campaigns',
    chart: 'Leads e efetivadas por campanha',
    series: ['leads', 'efetivadas'],
  },
  channels: { procedure: 'channels', chart: 'Leads e efetivadas por canal', series: ['leads', 'efetivadas'] },
  city: { procedure: 'city', chart: 'Leads por cidade', series: ['leads', 'efetivadas', 'sem_cobertura'] },
  'products-best-sellers': { procedure: 'products', chart: 'Vendas por produto', series: ['efetivadas'] },
  sellers: {
    procedure: 'sellers',
    chart: 'Leads e efetivadas por vendedor',
    series: ['leads', 'efetivadas'],
  },
  unfeasibility: { procedure: 'unfeasibility', chart: 'Inviabilidades por motivo', series: ['leads'] },
} as const

/** What the rows of each are: the number beside the title counts them. */
const nouns: Record<TableReport, readonly [one: string, many: string]> = {
  campaigns: ['campanha', 'campanhas'],
  channels: ['canal', 'canais'],
  city: ['cidade', 'cidades'],
  'products-best-sellers': ['produto', 'produtos'],
  sellers: ['vendedor', 'vendedores'],
  unfeasibility: ['motivo', 'motivos'],
}

/** How many there are; where all that is counted belongs to none of them, that. */
function totalText(
  { total, dados }: { total: number; dados: { chave: string; leads: number }[] },
  report: TableReport,
): string {
  const [only] = dados
  if (total === 1 && only?.chave === '')
    return `${formatCount(only.leads, 'lead', 'leads')} sem ${nouns[report][0]}`
  return formatCount(total, ...nouns[report])
}

const seriesNames = { leads: 'Leads', efetivadas: 'Efetivadas', sem_cobertura: 'Sem cobertura' }
const MOST_BARS = 6

/** No reason, since no lead ended so in these days: the way to those before. */
function NoneUnfeasible({ search }: { search: TableSearch }) {
  return (
    <EmptyState
      text="Nenhuma lead ficou inviável neste período."
      action={
        search.filtro.created_at === undefined && (
          <Button
            variant="outline"
            cooldown={false}
            onClick={() => search.setFilter('created_at', periodOf('doze', thisMonth()))}
          >
            Ver 12 meses
          </Button>
        )
      }
    />
  )
}

/** One of the reports whose rows are campaigns, channels, cities, products, sellers or reasons. */
export function TableReportPage({ report, door }: { report: TableReport; door: Door }) {
  const { procedure, chart, series } = declared[report]
  const search = useReportSearch<SortKey<'salesReports.details'>>(`salesReports.${procedure}`)
  const asked = askedOf(search.filtro)
  const compared = useReportComparison(asked, { lost: report === 'unfeasibility' })
  const { limit, offset } = search.input
  const { sort } = search
  const list = useQuery({
    ...trpc.salesReports[procedure].queryOptions({ ...asked, limit, offset, ...(sort && { sort }) }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const rows = (data?.dados ?? []).slice(0, MOST_BARS).map((row) => ({
    Nome: row.nome,
    ...Object.fromEntries(series.map((key) => [key, row[key]])),
  }))
  return (
    <SalesReportPage
      title={reportTitles[report].toLocaleUpperCase('pt-BR')}
      total={data && totalText(data, report)}
      note={compared.daysOf(data)}
      renderFigures={compared.renderFigures}
      tools={compared.tool}
      search={search}
      file={{ procedure: `salesReports.${procedure}`, input: { ...asked, sort: search.sort } }}
    >
      <RowsFirst
        charts={
          // One name beside its figures has no other to be compared with.
          rows.length > 1 && (
            <div className="mb-4 max-sm:mt-4">
              <BarChart
                label={barsLabel(chart, rows.length, data?.total)}
                category="Nome"
                rows={rows}
                series={series.map((key) => ({ key, name: seriesNames[key] }))}
              />
            </div>
          )
        }
        rows={
          <ReportTable
            report={report}
            door={door}
            list={list}
            soma={data?.soma}
            search={search}
            empty={report === 'unfeasibility' && <NoneUnfeasible search={search} />}
            filter={leadFilterOf(asked, data)}
            filterOf={(row) => rowFilters[report](row.chave)}
            detailsOf={(row) => detailsAddress(door, report, row, { ...asked, ...data })}
          />
        }
      />
    </SalesReportPage>
  )
}
