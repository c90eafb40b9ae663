/** Figures beside those of the same days before (docs/screens.md#a-report-that-answers). */
import { formatPercent } from './formats.ts'
import { once } from './once.ts'
import { monthsLater } from './today.ts'

/** What a report is compared with: the same days of the month before, of the year before, or nothing. */
export const comparisons = ['nenhum', 'mes_anterior', 'ano_anterior'] as const
export type Comparison = (typeof comparisons)[number]
export const comparisonNames: Record<Comparison, string> = {
  mes_anterior: 'Mês anterior',
  ano_anterior: 'Ano anterior',
  nenhum: 'Nada',
}

export interface Days {
  de: string
  ate: string
}

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, day: number]
const monthNumber = (day: string) => {
  const [year, month] = partsOf(day)
  return year * 12 + month
}
/** A day that `monthsLater` takes for the last one of its month. */
const lastDay = (day: string) => `${day.slice(0, 8)}31`

/** The fewest months after which the same days before end before the period begins. */
function monthsApart(de: string, end: string): number {
  const months = monthNumber(end) - monthNumber(de)
  return months > 0 && monthsLater(end, -months) < de ? months : months + 1
}

/**
 * The days that a period is compared with, and those that it counts itself: up to today. Several months are compared
 * with as many before them, a whole month with a whole one.
 */
export function comparedDays(
  { de, ate }: Days,
  comparison: Comparison,
  today: string,
): { now: Days; before: Days } | null {
  const end = ate < today ? ate : today
  if (comparison === 'nenhum' || de > end) return null
  const months = comparison === 'ano_anterior' ? 12 : monthsApart(de, end)
  const whole = end === ate && monthsLater(lastDay(end), 0) === end
  return {
    now: { de, ate: end },
    before: { de: monthsLater(de, -months), ate: monthsLater(whole ? lastDay(end) : end, -months) },
  }
}

/** What a period is called that is the same days before: "Mês anterior", "12 meses antes". */
export function previousName({ de, ate }: Days, today: string): string {
  const months = de > today ? 1 : monthsApart(de, ate < today ? ate : today)
  return months === 1 ? comparisonNames.mes_anterior : `${months} meses antes`
}

/** A change of fewer rows, or of a smaller share, is noise. */
export const LEAST_ROWS = 5
const LEAST_SHARE = 0.1
/** Among more measures than these one changes by chance. */
export const MOST_MEASURES = 12

export interface Measure {
  now: number
  before: number
  /** Of a percent: the rows that it is of, now and before. A count is its own rows. */
  of?: readonly [now: number, before: number]
}

/** How large a change is, as a share of what was; null within the noise. */
export function changeOf({ now, before, of }: Measure): number | null {
  const difference = Math.abs(now - before)
  const rows = of ? Math.min(...of) : difference
  if (rows < LEAST_ROWS || before === 0) return null
  const share = difference / before
  return share < LEAST_SHARE ? null : share
}

/** The measure that changed most; undefined where none did. */
export function largestChange<M extends Measure>(measures: readonly M[]): M | undefined {
  if (measures.length > MOST_MEASURES) throw new Error(`More than ${MOST_MEASURES} measures`)
  return measures
    .map((measure) => ({ measure, change: changeOf(measure) ?? 0 }))
    .filter(({ change }) => change > 0)
    .toSorted((a, b) => b.change - a.change)[0]?.measure
}

/** A difference of percents in points: "−4,9 pp". */
export const pointsText = (points: number): string =>
  `${points < 0 ? '−' : '+'}${formatPercent(Math.abs(points)).replace('%', 'pp')}`

const monthOf = once(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }))
const monthName = (day: string) => monthOf().format(new Date(`${day}T00:00:00Z`))

/** "23 de outubro", "1 a 23 de outubro", "1 de agosto a 31 de outubro", the year where it is another one than `year`. */
export function periodText({ de, ate }: Days, year: string): string {
  const [, , first] = partsOf(de)
  const [, , last] = partsOf(ate)
  const ending = ate.startsWith(year) ? '' : ` de ${ate.slice(0, 4)}`
  if (de === ate) return `${last} de ${monthName(ate)}${ending}`
  if (de.slice(0, 7) === ate.slice(0, 7)) return `${first} a ${last} de ${monthName(ate)}${ending}`
  const beginning = de.slice(0, 4) === ate.slice(0, 4) ? '' : ` de ${de.slice(0, 4)}`
  return `${first} de ${monthName(de)}${beginning} a ${last} de ${monthName(ate)}${ending}`
}
