import { useQuery } from '@tanstack/react-query'
import { LEAST_ROWS } from '@intranet/contract/comparison'
import { formatMonth, formatNumber } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'
import { type HistoryRow, historyColumns } from '@intranet/contract/sales/report-words'
import { inPercent } from '@/components/charts/chart-data.ts'
import { LineChart } from '@/components/charts/chart.tsx'
import { barePercent } from '@/lib/bare-units.ts'
import { RowsFirst } from '@/components/report/rows-first.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { trpc } from '@/lib/trpc.ts'
import { FigureLink } from './figure-cells.tsx'
import type { Door, LeadFilter } from './lead-links.ts'
import { askedOf } from '../no-coverage/asked-days.ts'
import { leadFilterOf } from './report-period.ts'
import { SalesReportPage } from './sales-report-page.tsx'
import { useReportComparison } from './use-report-comparison.tsx'
import { useReportSearch } from './use-report-search.ts'

/** First and last day of `2026-11`, this year's or the one before. */
function daysOf(month: string, yearsBefore: number): { data_ini: string; data_end: string } {
  const year = Number(month.slice(0, 4)) - yearsBefore
  const number = Number(month.slice(5, 7))
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const start = `${year}-${month.slice(5, 7)}`
  return { data_ini: `${start}-01`, data_end: `${start}-${last}` }
}

/** Newest first: the months before there was any lead are left out, as the chart leaves them out. */
const withData = (rows: HistoryRow[]) =>
  rows.slice(0, rows.findLastIndex((row) => row.leads > 0 || row.leads_anterior > 0) + 1)

/** `nothing`: of the year before there is no data, and no column of it. */
function columnsOf(
  door: Door,
  filterOf: (days: { data_ini: string; data_end: string }) => LeadFilter,
  nothing: boolean,
) {
  const cell = (key: keyof HistoryRow, row: HistoryRow) => {
    const value = row[key]
    if (key === 'mes') return `${formatMonth(row.mes)}${row.mes === todayInBrazil().slice(0, 7) ? '*' : ''}`
    if (key.startsWith('conversao')) return barePercent(value as number | null)
    const figure = key.startsWith('leads') ? 'leads' : key.startsWith('efetivadas') ? 'efetivadas' : undefined
    if (!figure) return formatNumber(value)
    const filter = filterOf(daysOf(row.mes, key.endsWith('anterior') ? 1 : 0))
    return <FigureLink door={door} figure={figure} value={value as number} filter={filter} />
  }
  const keys = (Object.keys(historyColumns) as (keyof HistoryRow)[]).filter(
    (key) => !nothing || !key.endsWith('anterior'),
  )
  return keys.map((key): ListColumn<HistoryRow> => ({
    id: key,
    header: historyColumns[key],
    meta: { wraps: true, numeric: key !== 'mes' },
    cell: ({ row }) => cell(key, row.original),
  }))
}

/** Month by month, what leads came to, beside the same month of the year before. */
export function HistoryPage({ door }: { door: Door }) {
  const search = useReportSearch('salesReports.history')
  const { provedor, ...period } = askedOf(search.filtro)
  const asked = { ...period, provedor }
  const list = useQuery(trpc.salesReports.history.queryOptions(asked))
  const compared = useReportComparison(list.data, { always: 'ano_anterior' })
  const dados = withData(list.data?.dados ?? [])
  const nothing = list.data !== undefined && dados.every((row) => row.leads_anterior === 0)
  const columns = columnsOf(door, (days) => leadFilterOf({ provedor }, days), nothing)
  const shown = { ...list, data: list.data && { ...list.data, dados } }
  const table = useListTable({ columns, list: shown })
  // A percent of fewer is noise, and would draw the others flat.
  const drawn = (conversion: number | null, leads: number) => (leads < LEAST_ROWS ? null : conversion)
  const rows = dados.toReversed().map((row) => ({
    Mês: row.mes,
    atual: drawn(row.conversao, row.leads),
    anterior: drawn(row.conversao_anterior, row.leads_anterior),
  }))
  return (
    <SalesReportPage
      title="HISTÓRICO DE CONVERSÕES"
      note={compared.daysOf(list.data)}
      renderFigures={compared.renderFigures}
      search={search}
      file={{ procedure: 'salesReports.history', input: asked }}
      months
    >
      <RowsFirst
        charts={
          rows.length > 0 && (
            <div className="mb-4 max-sm:mt-4">
              <LineChart
                label={`Conversão por mês, de ${LEAST_ROWS} leads ou mais`}
                category="Mês"
                rows={rows}
                series={[
                  { key: 'atual', name: 'Conversão' },
                  { key: 'anterior', name: 'No ano anterior' },
                ]}
                unit={inPercent}
                average
              />
            </div>
          )
        }
        rows={<DataTable label="Histórico de conversões" table={table} list={shown} />}
      />
    </SalesReportPage>
  )
}
