import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { CHART_HEIGHT, type ChartProps, plainNumbers, seriesColor } from './chart-data.ts'

const LABELLED_BARS = 8
const PARTIAL = 0.55
const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }

function marked({ rows, category, partialLast }: ChartProps) {
  return rows.map((row, index) =>
    partialLast && index === rows.length - 1 ? { ...row, [category]: `${row[category]}*` } : row,
  )
}

/** Whole numbers alone: nobody counts half a person. */
const counts = ({ rows, series }: ChartProps) =>
  rows.every((row) => series.every(({ key }) => Number.isInteger(row[key] ?? 0)))

// Called, not rendered: recharts looks for its own elements among the children.
const axes = (props: ChartProps) => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--chart-grid)" />,
  <XAxis
    key="x"
    dataKey={props.category}
    tick={tick}
    tickLine={false}
    axisLine={{ stroke: 'var(--chart-grid)' }}
  />,
  <YAxis
    key="y"
    tick={tick}
    tickLine={false}
    axisLine={false}
    width="auto"
    allowDecimals={!counts(props)}
    domain={props.small ? [0, props.small.top] : undefined}
    tickFormatter={(value: number) => (props.unit ?? plainNumbers).short(value)}
  />,
  <Tooltip
    key="tip"
    cursor={{ fill: 'var(--muted)' }}
    formatter={(value) => (props.unit ?? plainNumbers).full(Number(value))}
    contentStyle={{
      background: 'var(--popover)',
      border: '1px solid var(--border)',
      borderRadius: 8,
      fontSize: 12,
    }}
    isAnimationActive={false}
  />,
]

export function DrawnBars(props: ChartProps) {
  const { series, rows } = props
  const labelled = series.length * rows.length <= LABELLED_BARS
  return (
    <ResponsiveContainer width="100%" height={props.small?.height ?? CHART_HEIGHT}>
      <BarChart
        data={marked(props)}
        margin={{ top: 18, right: 4, bottom: 0, left: 0 }}
        barGap={4}
        accessibilityLayer={false}
      >
        {axes(props)}
        {series.map((one, index) => (
          <Bar
            key={one.key}
            dataKey={one.key}
            name={one.name}
            fill={seriesColor(index)}
            radius={[2, 2, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          >
            {rows.map((row, place) => (
              <Cell
                key={String(row[props.category])}
                fillOpacity={props.partialLast && place === rows.length - 1 ? PARTIAL : 1}
              />
            ))}
            {labelled && (
              <LabelList
                dataKey={one.key}
                position="top"
                fill="var(--foreground)"
                fontSize={12}
                fontWeight={600}
                formatter={(value) => (props.unit ?? plainNumbers).short(Number(value))}
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

export function DrawnLines(props: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
      <LineChart
        data={marked(props)}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        {axes(props)}
        {props.series.map((one, index) => (
          <Line
            key={one.key}
            dataKey={one.key}
            name={one.name}
            stroke={seriesColor(index)}
            strokeWidth={2}
            dot={{ r: 3, fill: seriesColor(index), strokeWidth: 0 }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  )
}
