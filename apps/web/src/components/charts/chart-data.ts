import { formatMoney, formatNumber, formatPercent } from '@intranet/contract/formats'
import { once } from '@intranet/contract/once'

/** How a value is written: in full in tables and tips, short on the axis and over a bar. */
export interface ChartUnit {
  full: (value: number) => string
  short: (value: number) => string
  /** What is written where a value is not said, "–" by default. */
  none?: string
}

const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const
const compact = once(() => new Intl.NumberFormat('pt-BR', short))
const compactMoney = once(
  () => new Intl.NumberFormat('pt-BR', { ...short, style: 'currency', currency: 'BRL' }),
)

export const plainNumbers: ChartUnit = {
  full: (value) => formatNumber(value),
  short: (value) => compact().format(value),
}
export const inReais: ChartUnit = {
  full: (value) => formatMoney(value),
  // Cents have two digits.
  short: (value) =>
    Math.abs(value) < 1000 && !Number.isInteger(value) ? formatMoney(value) : compactMoney().format(value),
}
export const inPercent: ChartUnit = {
  full: formatPercent,
  short: (value) => `${formatNumber(value, 1)}\u00a0%`,
}

/** One series: a key of the rows and its name. At most six; group the rest as "Outros". */
export interface ChartSeries {
  key: string
  name: string
}

export type ChartRow = Record<string, string | number | null>

/** The days that were asked for; a step that is only in part between them is marked. */
export interface ChartPeriod {
  from?: string
  to?: string
}

export interface ChartProps {
  /** What the chart says, for screen readers and as the table's caption. */
  label: string
  /**
   * The rows' key of their own label, and the head under which it is read out. Under "Dia", "Semana" and "Mês" the labels
   * are `2026-11-24`, the week's Monday and `2026-11`: the chart orders, fills, ends and marks them (`timeRows`).
   */
  category: Capitalize<string>
  rows: ChartRow[]
  series: ChartSeries[]
  /** What the values are, plain numbers by default. */
  unit?: ChartUnit
  /** The days that were asked for: steps without a row are drawn from its start on, and those that it cuts are marked. */
  period?: ChartPeriod
  /** Values are averages or shares: a step without a row has none, instead of zero. */
  average?: boolean
  /** The labels in their own order ("Baixa" to "Crítica"); those without a row have zero. */
  order?: readonly string[]
  /** One of several small charts: its height in pixels, and where the axis that they share ends. */
  small?: { height: number; top: number }
}

/** Of every chart that is not one of several small ones, in pixels. */
export const CHART_HEIGHT = 260

export const seriesColor = (index: number) => `var(--chart-${Math.min(index, 5) + 1})`

/** How strong a step is drawn that is not complete. */
export const PARTIAL = 0.55
