import { useId, type ReactNode } from 'react'
import type { ReportMetrics } from '@intranet/contract/marketing/result-words'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import { markScrollEdges } from '@/components/table/scroll-edges.ts'
import { ErrorState } from '@/components/shell/states.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { Card } from '@/components/ui/card.tsx'
import { metricRows, type RateStyle } from './metric-rows.ts'

interface MetricTableProps<Column extends ReportMetrics> {
  /** Where the page's index leads. */
  id: string
  /** SINTÉTICO, SEMANAL CONSOLIDADO or SEMANAL DETALHADO. */
  title: string
  /** The query's result: months or periods, the oldest first. */
  report: { data: Column[] | undefined; error: unknown; refetch: () => unknown }
  head: (column: Column) => string
  style: RateStyle
  /** Beside the title. */
  children?: ReactNode
}

/** On a phone, where not all of it fits, a table begins with what is newest. */
function atNewest(table: HTMLTableElement | null) {
  const region = table?.parentElement
  if (!region) return undefined
  region.scrollLeft = region.scrollWidth
  return markScrollEdges(region)
}

/** One of the report's tables: metrics down, months or periods across. A failed read leaves it empty. */
export function MetricTable<Column extends ReportMetrics>(props: MetricTableProps<Column>) {
  const { id, title, report, head, style, children } = props
  const titleId = useId()
  const { data, error, refetch } = report
  return (
    <section id={id} aria-labelledby={titleId} className="mb-8">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {children}
      </div>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {data?.length === 0 && (
        <Card asChild className="block p-5 text-muted-foreground">
          <p>{campaignResult.noData}</p>
        </Card>
      )}
      {data && data.length > 0 && (
        <Table label={title} ref={atNewest}>
          <TableHeader>
            <TableRow>
              <TableHead scope="col" pinned>
                Indicador
              </TableHead>
              {data.map((column) => (
                <TableHead key={head(column)} scope="col" numeric>
                  {head(column)}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {metricRows.map(([name, read]) => (
              <TableRow key={name}>
                <TableCell pinned main>
                  <span className="block w-max max-w-[calc(var(--pin-max)-2*var(--cell-x))] whitespace-normal">
                    {name}
                  </span>
                </TableCell>
                {data.map((column) => (
                  <TableCell key={head(column)} numeric>
                    {read(column, style)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
