import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { inReais, plainNumbers } from './chart-data.ts'
import { ticksOf } from './chart-ticks.ts'
import { type DrawnProps, isCounted, largestOf } from './drawn-data.ts'

export const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }
export const tip = {
  background: 'var(--popover)',
  border: '1px solid var(--border)',
  borderRadius: 8,
  fontSize: 12,
}

/** Half the width of the last label: a line ends at the edge, and its label would be cut there. */
const HALF_LETTER = 3.4
const halfOf = ({ rows, category }: DrawnProps) => String(rows.at(-1)?.[category] ?? '').length * HALF_LETTER

/**
 * Grid, both axes and the tip. Called, not rendered: recharts looks for its own elements among the children.
 * @param toEdge the drawing goes to the right edge, as lines do; bars have room beside them
 */
export const axes = (props: DrawnProps, toEdge = false) => {
  const ticks = ticksOf(props.small?.top ?? largestOf(props), isCounted(props))
  const { full, short } = props.unit ?? plainNumbers
  // "R$ 2" beside "R$ 1,50": an axis has one count of decimals.
  const exact = ticks.some((one) => !Number.isInteger(one)) && props.unit === inReais
  return [
    <CartesianGrid key="grid" vertical={false} stroke="var(--chart-grid)" />,
    <XAxis
      key="x"
      dataKey={props.category}
      tick={tick}
      padding={toEdge ? { right: halfOf(props) } : undefined}
      tickLine={false}
      axisLine={{ stroke: 'var(--chart-grid)' }}
      minTickGap={10}
      // A regular distance: one date missing among others looks like a bar of no day.
      interval="equidistantPreserveEnd"
    />,
    <YAxis
      key="y"
      tick={tick}
      tickLine={false}
      axisLine={false}
      width="auto"
      ticks={ticks}
      interval={0}
      domain={[0, ticks.at(-1)!]}
      tickFormatter={(value: number) => (exact ? full : short)(value)}
    />,
    <Tooltip
      key="tip"
      cursor={{ fill: 'var(--muted)' }}
      formatter={(value) => full(Number(value))}
      contentStyle={tip}
      isAnimationActive={false}
    />,
  ]
}
