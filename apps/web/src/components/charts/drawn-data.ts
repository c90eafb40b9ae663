import { type ChartProps, type ChartRow, type ChartSeries, seriesColor } from './chart-data.ts'
import { isStep, steps, timeRows } from './chart-time.ts'

export interface DrawnSeries extends ChartSeries {
  color: string
}

/** A chart as it is drawn: its rows named and in order, and the series that have anything to draw. */
export interface DrawnProps extends Omit<ChartProps, 'period' | 'order' | 'average' | 'series'> {
  series: ChartSeries[]
  drawn: DrawnSeries[]
  /** Places of the rows that are not complete, and of today. */
  partial: number[]
  today?: number
  notes: string[]
  /** The rows follow each other in time. */
  timed: boolean
}

/** Rows beyond these do not fit side by side under their names: 440 px of a half page, 6.6 px a letter. */
const LETTERS_ACROSS = 66
export const LABELLED_BARS = 8
/** More of them than this are no list that anybody reads on a phone. */
const LONGEST_LIST = 12

const inOrder = ({ rows, category, series, order }: ChartProps): ChartRow[] => {
  if (!order) return rows
  const blank = Object.fromEntries(series.map(({ key }) => [key, 0]))
  const known = order.map(
    (name) => rows.find((row) => row[category] === name) ?? { ...blank, [category]: name },
  )
  return [...known, ...rows.filter((row) => !order.includes(String(row[category])))]
}

/** What its rows are, where they are days, weeks or months. */
const stepsOf = ({ category, rows }: ChartProps) =>
  rows.every((row) => isStep(row[category])) ? steps[category as keyof typeof steps] : undefined

/** What a chart draws of what it was given, on a day (`2026-11-24`): lines at zero would cover each other. */
export function drawnOf(props: ChartProps, today: string): DrawnProps {
  const { category, series, period, average, order: _, ...rest } = props
  const keys = series.map(({ key }) => key)
  const step = stepsOf(props)
  const missing = average ? null : 0
  const { rows, ...marks } = step
    ? timeRows({ rows: props.rows, category, step, keys, period, missing, today })
    : { rows: inOrder(props), partial: [], notes: [] }
  const colored = series.map((one, index) => ({ ...one, color: seriesColor(index) }))
  const drawn = colored.filter(({ key }) => rows.some((row) => Boolean(row[key])))
  return {
    ...rest,
    category,
    series,
    rows,
    ...marks,
    timed: Boolean(step),
    drawn: drawn.length > 0 ? drawn : colored,
  }
}

/** Bars lie in a list where their names would not fit under them, or where each has its value anyway. */
export function isList({ rows, category, drawn, timed, small }: DrawnProps, narrow: boolean): boolean {
  if (small) return false
  if (timed) return narrow && rows.length <= LONGEST_LIST
  if (narrow || (drawn.length === 1 && rows.length <= LABELLED_BARS)) return true
  const longest = Math.max(0, ...rows.map((row) => String(row[category]).length))
  return longest * rows.length > LETTERS_ACROSS
}

/** Whole numbers alone: nobody counts half a person. */
export const isCounted = ({ rows, drawn }: DrawnProps): boolean =>
  rows.every((row) => drawn.every(({ key }) => Number.isInteger(row[key] ?? 0)))

/** The largest value of any bar or point. */
export const largestOf = ({ rows, drawn }: DrawnProps): number =>
  Math.max(0, ...rows.flatMap((row) => drawn.map(({ key }) => Number(row[key] ?? 0))))
