import { useId, type ReactNode } from 'react'
import { formatMoney } from '@intranet/contract/formats'
import type { ReportMetrics } from '@intranet/contract/marketing/result-words'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import { BarChart } from '@/components/charts/chart.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table } from '@/components/ui/table.tsx'
import { metricRows, type RateStyle } from './metric-rows.ts'

interface MetricTableProps<Column extends ReportMetrics> {
  /** SINTÉTICO, SEMANAL CONSOLIDADO or SEMANAL DETALHADO. */
  title: string
  /** The query's result: months or periods, the oldest first. */
  report: { data: Column[] | undefined; error: unknown; refetch: () => unknown }
  head: (column: Column) => string
  style: RateStyle
  /** Beside the title. */
  children?: ReactNode
}

function Charts<Column extends ReportMetrics>({
  title,
  columns,
  head,
}: {
  title: string
  columns: Column[]
  head: (column: Column) => string
}) {
  const rows = columns.map((column) => ({
    Período: head(column),
    investido: column.valor_investido === null ? null : Number(column.valor_investido),
    faturamento: Number(column.faturamento),
    leads: column.leads,
    vendas: column.sales,
  }))
  const name = title.toLocaleLowerCase('pt-BR')
  return (
    <div className="grid content-start gap-4">
      <BarChart
        label={`Leads e vendas, ${name}`}
        category="Período"
        rows={rows}
        series={[
          { key: 'leads', name: 'Leads' },
          { key: 'vendas', name: 'Vendas' },
        ]}
      />
      <BarChart
        label={`Investimento e faturamento, ${name}`}
        category="Período"
        rows={rows}
        series={[
          { key: 'investido', name: 'Valor investido' },
          { key: 'faturamento', name: 'Faturamento' },
        ]}
        format={(value) => formatMoney(value)}
      />
    </div>
  )
}

/** One of the report's tables: metrics down, months or periods across, its charts beside it. A failed read leaves it empty. */
export function MetricTable<Column extends ReportMetrics>(props: MetricTableProps<Column>) {
  const { title, report, head, style, children } = props
  const id = useId()
  const { data, error, refetch } = report
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {children}
      </div>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {data?.length === 0 && <p className="panel p-5 text-muted-foreground">{campaignResult.noData}</p>}
      {data && data.length > 0 && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <Table label={title}>
            <thead>
              <tr>
                <th scope="col" className="pin edge">
                  Indicador
                </th>
                {data.map((column) => (
                  <th key={head(column)} scope="col" className="num">
                    {head(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {metricRows.map(([name, read]) => (
                <tr key={name}>
                  <td className="pin edge main">{name}</td>
                  {data.map((column) => (
                    <td key={head(column)} className="num">
                      {read(column, style)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
          <Charts title={title} columns={data} head={head} />
        </div>
      )}
    </section>
  )
}
