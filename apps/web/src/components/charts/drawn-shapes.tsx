import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { tick, tip } from './chart-axes.tsx'
import { CHART_HEIGHT, plainNumbers, seriesColor } from './chart-data.ts'
import { ticksOf } from './chart-ticks.ts'
import type { DrawnProps } from './drawn-data.ts'

const ROW = 36

/** Below zero is only a side: figures are shown without their sign. */
export function DrawnMirror({ rows, series, drawn, category, unit = plainNumbers }: DrawnProps) {
  const [left] = series
  const data = rows.map((row) => ({ ...row, ...(left && { [left.key]: -Number(row[left.key] ?? 0) }) }))
  const largest = Math.max(
    1,
    ...rows.flatMap((row) => [
      Number(left ? (row[left.key] ?? 0) : 0),
      series.slice(1).reduce((sum, one) => sum + Number(row[one.key] ?? 0), 0),
    ]),
  )
  const ticks = ticksOf(largest, true)
  const end = ticks.at(-1)!
  return (
    <ResponsiveContainer width="100%" height={rows.length * ROW + 40}>
      <BarChart
        data={data}
        layout="vertical"
        stackOffset="sign"
        margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke="var(--chart-grid)" />
        <XAxis
          type="number"
          domain={[-end, end]}
          ticks={[
            ...ticks
              .slice(1)
              .map((one) => -one)
              .toReversed(),
            ...ticks,
          ]}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => unit.short(Math.abs(value))}
        />
        <YAxis
          type="category"
          dataKey={category}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--chart-grid)' }}
          width={92}
        />
        <Tooltip
          cursor={{ fill: 'var(--muted)' }}
          formatter={(value) => unit.full(Math.abs(Number(value)))}
          contentStyle={tip}
          isAnimationActive={false}
        />
        {drawn.map(({ key, name, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="sides"
            fill={color}
            maxBarSize={24}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

export function DrawnPie({ rows, series, category, unit = plainNumbers }: DrawnProps) {
  const key = series[0]?.key ?? ''
  return (
    <>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <PieChart margin={{ top: 16, right: 16, bottom: 16, left: 16 }} accessibilityLayer={false}>
          <Pie
            data={rows}
            dataKey={key}
            nameKey={category}
            outerRadius="84%"
            startAngle={90}
            endAngle={-270}
            rootTabIndex={-1}
            stroke="var(--card)"
            strokeWidth={2}
            isAnimationActive={false}
          >
            {rows.map((row, index) => (
              <Cell key={String(row[category])} fill={seriesColor(index)} />
            ))}
          </Pie>
          <Tooltip
            formatter={(value) => unit.full(Number(value))}
            contentStyle={tip}
            isAnimationActive={false}
          />
        </PieChart>
      </ResponsiveContainer>
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm">
        {rows.map((row, index) => (
          <li key={String(row[category])} className="flex items-center gap-1.5">
            <i className="size-2.5 rounded-sm" style={{ backgroundColor: seriesColor(index) }} />
            {row[category]} <b>{unit.full(Number(row[key]))}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
