import { formatCount } from '@intranet/contract/formats'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { format } from '@intranet/contract/messages/formats'
import { breakdowns, reportTitles } from '@intranet/contract/sales/report-words'
import { BarChart, ChartSkeleton, LineChart } from '@/components/charts/chart.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { RowsFirst } from '@/components/report/rows-first.tsx'
import { DaysLine } from '@/components/report/days-line.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { chartDays } from './chart-days.ts'
import { detailNames } from './details-address.ts'
import { EmptyDetails, pathText, useProviderNames } from './details-head.tsx'
import { type Door, type LeadFilter, rowFilters } from './lead-links.ts'
import { daysText } from '../no-coverage/asked-days.ts'
import { askedOfDetails, leadFilterOf } from './report-period.ts'
import type { ReportSearch } from './report-search.ts'
import { barsLabel } from './bars-label.ts'
import { ReportTable } from './report-table.tsx'

type Report = 'campaigns' | 'channels' | 'city'

/** What a row's leads are filtered by beside those of the whole page. */
const innerFilters: Record<Report, (key: string) => LeadFilter> = {
  campaigns: rowFilters.channels,
  channels: rowFilters.campaigns,
  city: (key) => ({ bairro_chave: key }),
}
const series = [
  { key: 'leads', name: 'Leads' },
  { key: 'efetivadas', name: 'Efetivadas' },
]
const MOST_BARS = 6
const chartsClasses = 'mb-4 grid gap-4 max-sm:mt-4 lg:grid-cols-2'

/** A campaign by channel, a channel by campaign, a city by neighbourhood; each also by day (docs/sales.md#ten-reports). */
export function BreakdownPage({ report, door }: { report: Report; door: Door }) {
  const address = useSearch({ strict: false }) as ReportSearch
  const search = useTableSearch('salesReports.details')
  const asked = askedOfDetails(address)
  const chave = address[detailNames[report]] ?? ''
  const { limit, offset } = search.input
  const { sort } = search
  const input = { ...asked, relatorio: report, chave }
  const list = useQuery({
    ...trpc.salesReports.details.queryOptions({ ...input, limit, offset, ...(sort && { sort }) }),
    placeholderData: keepPreviousData,
  })
  const { data: days, isPending } = useQuery(trpc.salesReports.days.queryOptions(input))
  const filter = { ...leadFilterOf(asked), ...rowFilters[report](chave) }
  const chart = chartDays(days?.dias ?? [], { from: asked.data_ini, to: asked.data_end })
  const providers = useProviderNames(asked.provedor)
  const path = pathText(days && (days.nome ?? (chave || format.notInformed)), providers)
  const bars = (list.data?.dados ?? []).slice(0, MOST_BARS)
  return (
    <Page>
      <PageHead
        heading={`DETALHES: ${reportTitles[report].toLocaleUpperCase('pt-BR')}`}
        beside={path}
        total={list.data && formatCount(list.data.soma.leads, 'lead', 'leads')}
      />
      <PageSheet>
        <DaysLine days={daysText(asked)}>
          <ExportButton procedure="salesReports.details" input={{ ...input, sort: search.sort }} />
        </DaysLine>
        <RowsFirst
          charts={
            <>
              {isPending && (
                <div className={chartsClasses}>
                  <ChartSkeleton />
                  <ChartSkeleton />
                </div>
              )}
              {days && days.dias.length > 0 && (
                <div className={chartsClasses}>
                  <LineChart {...chart} series={series} />
                  {bars.length > 1 && (
                    <BarChart
                      label={barsLabel(
                        `Por ${breakdowns[report].toLowerCase()}`,
                        bars.length,
                        list.data?.total,
                      )}
                      category="Nome"
                      rows={bars.map(({ nome, leads, efetivadas }) => ({ Nome: nome, leads, efetivadas }))}
                      series={series}
                    />
                  )}
                </div>
              )}
            </>
          }
          rows={
            <ReportTable
              report={report}
              first={breakdowns[report]}
              door={door}
              list={list}
              soma={list.data?.soma}
              search={search}
              filter={filter}
              filterOf={(row) => innerFilters[report](row.chave)}
              empty={<EmptyDetails path={path} days={daysText(asked)} />}
            />
          }
        />
      </PageSheet>
    </Page>
  )
}
