import { type ReactNode, Suspense, useState } from 'react'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { cn } from '@/lib/cn.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Card } from '@/components/ui/card.tsx'
import { todayInBrazil } from '@intranet/contract/today'
import { useNarrow } from '@/lib/use-narrow.ts'
import { BarList } from './bar-list.tsx'
import { ChartFrame } from './chart-frame.tsx'
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
  const drawsAny = largestOf(props) > 0
  const legend =
    props.series.length > 1 &&
    drawsAny &&
    props.drawn.map(({ key, name, color }) => (
      <span key={key} className="flex items-center gap-1.5">
        <i className="size-2.5 rounded-sm" style={{ backgroundColor: color }} />
        {name}
      </span>
    ))
  // Of several small charts the section says it once.
  const noted = !props.small && props.notes.length > 0
  return (
    <ChartFrame
      label={props.label}
      legend={legend}
      drawing={
        <>
          <div aria-hidden className="grow">
            {drawsAny ? (
              <Suspense fallback={<Blank height={props.small?.height} />}>{drawing}</Suspense>
            ) : (
              <p className="py-4 text-sm text-muted-foreground">Nenhum valor acima de zero.</p>
            )}
          </div>
          <div className="sr-only">
            <ChartTable {...props} />
          </div>
        </>
      }
      table={<ChartTable {...props} />}
      foot={noted && <p className="mt-2 text-xs text-muted-foreground">{props.notes.join(' · ')}</p>}
    />
  )
}

const useDrawn = (props: ChartProps) => {
  const [today] = useState(todayInBrazil)
  return drawnOf(props, today)
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
  const drawn = useDrawn(props)
  return <Frame {...drawn} drawing={<Lines {...drawn} />} />
}
