import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, usePlotArea } from 'recharts'
import { axes } from './chart-axes.tsx'
import { CHART_HEIGHT, PARTIAL, plainNumbers } from './chart-data.ts'
import { type DrawnProps, LABELLED_BARS } from './drawn-data.ts'

const LETTER = 7
const GAP = 4

interface BarValueProps {
  /** How many bars share the width with this one, and how many stand beside it on one place. */
  places: number
  beside: number
  format: (value: number) => string
  x?: number | string
  y?: number | string
  width?: number | string
  value?: unknown
}

/** A bar's value over it, where it touches neither its neighbours nor theirs. */
function BarValue({ places, beside, format, x = 0, y = 0, width = 0, value }: BarValueProps) {
  const area = usePlotArea()
  if (typeof value !== 'number') return null
  const text = format(value)
  const room = beside > 1 ? Number(width) + GAP : (area?.width ?? 0) / places
  if (text.length * LETTER > room) return null
  return (
    <text
      x={Number(x) + Number(width) / 2}
      y={Number(y) - 5}
      textAnchor="middle"
      fill="var(--foreground)"
      fontSize={12}
      fontWeight={600}
    >
      {text}
    </text>
  )
}

export function DrawnBars(props: DrawnProps) {
  const { drawn, rows, partial, today } = props
  const labelled = drawn.length * rows.length <= LABELLED_BARS
  return (
    <ResponsiveContainer width="100%" height={props.small?.height ?? CHART_HEIGHT}>
      <BarChart
        data={rows}
        margin={{ top: 18, right: 4, bottom: 0, left: 0 }}
        barGap={GAP}
        accessibilityLayer={false}
      >
        {axes(props)}
        {drawn.map(({ key, name, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            fill={color}
            radius={[2, 2, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          >
            {rows.map((row, place) => (
              <Cell
                key={String(row[props.category])}
                fillOpacity={partial.includes(place) || place === today ? PARTIAL : 1}
                {...(place === today && { stroke: color, strokeWidth: 2 })}
              />
            ))}
            {labelled && (
              <LabelList
                dataKey={key}
                content={
                  <BarValue
                    places={rows.length}
                    beside={drawn.length}
                    format={(props.unit ?? plainNumbers).short}
                  />
                }
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
