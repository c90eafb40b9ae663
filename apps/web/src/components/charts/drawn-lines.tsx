import { Line, LineChart, ResponsiveContainer } from 'recharts'
import { axes } from './chart-axes.tsx'
import { CHART_HEIGHT, type ChartRow, PARTIAL } from './chart-data.ts'
import type { DrawnProps } from './drawn-data.ts'

interface DotProps {
  cx?: number
  cy?: number
  index?: number
  value?: unknown
}

/** More points than this are a line alone, today's excepted. */
const MOST_DOTS = 31

const dotOf = ({ partial, today, rows }: DrawnProps, color: string) =>
  function Dot({ cx, cy, index = -1, value }: DotProps) {
    const ringed = index === today
    if (cx === undefined || cy === undefined || value === null || value === undefined)
      return <g key={index} />
    if (rows.length > MOST_DOTS && !ringed) return <g key={index} />
    return (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r={ringed ? 4.5 : 3}
        fill={ringed ? 'var(--card)' : color}
        stroke={color}
        strokeWidth={ringed ? 2 : 0}
        opacity={partial.includes(index) ? PARTIAL : 1}
      />
    )
  }

/** A line in two strengths: between complete steps, and to those that are not. */
export function DrawnLines(props: DrawnProps) {
  const { drawn, rows, partial } = props
  const near = (place: number) => [place - 1, place, place + 1].some((one) => partial.includes(one))
  const place = (row: ChartRow) => rows.indexOf(row)
  const still = { dot: false, activeDot: false, tooltipType: 'none', isAnimationActive: false } as const
  return (
    <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
      <LineChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        {axes(props, true)}
        {drawn.flatMap(({ key, name, color }) => [
          ...(partial.length > 0
            ? [
                <Line
                  key={`${key} complete`}
                  {...still}
                  dataKey={(row: ChartRow) => (partial.includes(place(row)) ? null : row[key])}
                  stroke={color}
                  strokeWidth={2}
                />,
                <Line
                  key={`${key} partial`}
                  {...still}
                  dataKey={(row: ChartRow) => (near(place(row)) ? row[key] : null)}
                  stroke={color}
                  strokeWidth={2}
                  strokeOpacity={PARTIAL}
                />,
              ]
            : []),
          <Line
            key={key}
            dataKey={key}
            name={name}
            stroke={color}
            strokeWidth={partial.length > 0 ? 0 : 2}
            dot={dotOf(props, color)}
            isAnimationActive={false}
          />,
        ])}
      </LineChart>
    </ResponsiveContainer>
  )
}
