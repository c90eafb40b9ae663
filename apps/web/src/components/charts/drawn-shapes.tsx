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
import { CHART_HEIGHT, type ChartProps, plainNumbers, seriesColor } from './chart-data.ts'

const ROW = 36
const tick = { fill: 'var(--muted-foreground)', fontSize: 12 }
const tip = { background: 'var(--popover)', border: '1px solid var(--border)', borderRadius: 8, fontSize: 12 }

/** Below zero is only a side: figures are shown without their sign. */
export function DrawnMirror({ rows, series, category, unit = plainNumbers }: ChartProps) {
  const [left] = series
  const data = rows.map((row) => ({ ...row, ...(left && { [left.key]: -Number(row[left.key] ?? 0) }) }))
  const largest = Math.max(
    1,
    ...rows.flatMap((row) => [
      Number(left ? (row[left.key] ?? 0) : 0),
      series.slice(1).reduce((sum, one) => sum + Number(row[one.key] ?? 0), 0),
    ]),
  )
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
          domain={[-largest, largest]}
          allowDecimals={false}
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
        {series.map((one, index) => (
          <Bar
            key={one.key}
            dataKey={one.key}
            name={one.name}
            stackId="sides"
            fill={seriesColor(index)}
            maxBarSize={24}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

export function DrawnPie({ rows, series, category, unit = plainNumbers }: ChartProps) {
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
