/** One series: a key of the rows and its name. At most six; group the rest as "Outros". */
export interface ChartSeries {
  key: string
  name: string
}

export interface ChartProps {
  /** What the chart says, for screen readers and as the table's caption. */
  label: string
  /** The rows' key of their own label, and the head under which it is read out: "Mês". */
  category: Capitalize<string>
  rows: Record<string, string | number | null>[]
  series: ChartSeries[]
  /** How a value is written: `formatMoney`, `formatNumber`. */
  format?: (value: number) => string
  /** The last row is not complete yet: drawn at 55 % and marked with an asterisk. */
  partialLast?: boolean
}

export const seriesColor = (index: number) => `var(--chart-${Math.min(index, 5) + 1})`
