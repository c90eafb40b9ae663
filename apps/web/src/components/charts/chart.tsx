import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { cn } from '@/lib/cn.ts'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Card } from '@/components/ui/card.tsx'
import { todayInBrazil } from '@intranet/contract/today'
import { useNarrow } from '@/lib/use-narrow.ts'
import { BarList } from './bar-list.tsx'
import { CHART_HEIGHT, type ChartProps, plainNumbers } from './chart-data.ts'
import { type DrawnProps, drawnOf, isList, largestOf } from './drawn-data.ts'

const Bars = lazyPart(async () => ({ default: (await import('./drawn-chart.tsx')).DrawnBars }))
const Lines = lazyPart(async () => ({ default: (await import('./drawn-lines.tsx')).DrawnLines }))

const Mirror = lazyPart(async () => ({ default: (await import('./drawn-shapes.tsx')).DrawnMirror }))
const Pie = lazyPart(async () => ({ default: (await import('./drawn-shapes.tsx')).DrawnPie }))

function ChartTable({ label, category, rows, drawn, unit = plainNumbers }: DrawnProps) {
  return (
    <Table label={label}>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" pinned>
            <span className="sr-only">{category}</span>
          </TableHead>
          {drawn.map((one) => (
            <TableHead key={one.key} scope="col" numeric>
              {one.name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={String(row[category])}>
            <TableCell pinned main>
              {row[category]}
            </TableCell>
            {drawn.map((one) => {
              const value = row[one.key]
              return (
                <TableCell key={one.key} numeric>
                  {typeof value === 'number' ? unit.full(value) : (unit.none ?? '–')}
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Blank = ({ height = CHART_HEIGHT }: { height?: number }) => (
  <Skeleton className="w-full" style={{ height }} />
)

/** The room of a chart whose figures are still read: what is under it does not move when they come. */
export function ChartSkeleton() {
  return (
    <Card className="block p-4">
      <div className={cn(iconButtonVariants({ size: 'sm' }), 'invisible mb-2')} />
      <Blank />
    </Card>
  )
}

function Frame({ drawing, ...props }: DrawnProps & { drawing: ReactNode }) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Card asChild className="gap-0 flex flex-col p-4">
      <figure aria-label={props.label}>
        <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <b className="font-semibold">{props.label}</b>
          <span className="ml-auto flex flex-wrap gap-x-3 text-xs">
            {props.series.length > 1 &&
              props.drawn.map(({ key, name, color }) => (
                <span key={key} className="flex items-center gap-1.5">
                  <i className="size-2.5 rounded-sm" style={{ backgroundColor: color }} />
                  {name}
                </span>
              ))}
          </span>
          <IconButton
            size="sm"
            icon={asTable ? ChartColumn : Table2}
            label={asTable ? 'Ver como gráfico' : 'Ver como tabela'}
            onClick={() => setAsTable(!asTable)}
          />
        </figcaption>
        {asTable ? (
          <ChartTable {...props} />
        ) : (
          <>
            <div aria-hidden className="grow">
              {largestOf(props) > 0 ? (
                <Suspense fallback={<Blank height={props.small?.height} />}>{drawing}</Suspense>
              ) : (
                <p className="py-4 text-sm text-muted-foreground">Nenhum valor acima de zero.</p>
              )}
            </div>
            <div className="sr-only">
              <ChartTable {...props} />
            </div>
          </>
        )}
        {/* Of several small charts the section says it once. */}
        {!props.small && props.notes.length > 0 && (
          <p className="mt-2 text-xs text-muted-foreground">{props.notes.join(' · ')}</p>
        )}
      </figure>
    </Card>
  )
}

const useDrawn = (props: ChartProps, lines = false) => {
  const [today] = useState(todayInBrazil)
  return drawnOf(props, today, lines)
}

/** Bars beside each other, or in a list where names or values would not fit (`isList`). */
export function BarChart(props: ChartProps) {
  const drawn = useDrawn(props)
  const listed = isList(drawn, useNarrow())
  return <Frame {...drawn} drawing={listed ? <BarList {...drawn} /> : <Bars {...drawn} />} />
}

/** Two sides of the same rows, mirrored: the first series to the left, the others to the right. */
export function MirrorChart(props: ChartProps) {
  const drawn = useDrawn(props)
  return <Frame {...drawn} drawing={<Mirror {...drawn} />} />
}

/** Shares of one series: at most three slices, more are bars. */
export function PieChart(props: ChartProps) {
  const drawn = useDrawn(props)
  if (props.rows.length > 3) return <BarChart {...props} />
  return <Frame {...drawn} drawing={<Pie {...drawn} />} />
}

/**
 * Lines over time.
 * @public part of the kit
 */
export function LineChart(props: ChartProps) {
  const drawn = useDrawn(props, true)
  return <Frame {...drawn} drawing={<Lines {...drawn} />} />
}
