/** What a report says of its largest change (docs/screens.md#a-report-that-answers). */
import { largestChange, LEAST_ROWS, type Measure, pointsText } from '@intranet/contract/comparison'
import {
  formatCount,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
} from '@intranet/contract/formats'

export interface SaidMeasure<Link> extends Measure {
  text: string
  /** The way to its rows, where a list holds them. */
  link?: Link
}

export const nothingToCompare = 'Sem dados para comparar'

/** Whether what is compared with has any figure; amounts travel as text. */
export const anyFigure = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(anyFigure)
    : Math.abs(Number(value)) > 0

/**
 * Under a figure, what it was: "eram 31". Nothing where nothing is compared, only this figure was none, or those days
 * (`was`) have no data at all: that is said once, beside the comparison.
 */
export function beforeNote<T>(
  was: object | null | undefined,
  value: T | null | undefined,
  text: (value: T) => string,
): string | undefined {
  if (!was || !anyFigure(was)) return undefined
  return value === null || value === undefined ? undefined : text(value)
}

/** "eram 31", "era 1", "eram 12,5 dias" */
export const wereText = (before: number, words = formatNumber(before)) =>
  `${before === 1 ? 'era' : 'eram'} ${words}`

/** Of rows: "40 leads pararam em Viabilidade (eram 20)." */
export const countMeasure = <Link>(
  now: number,
  before: number,
  words: readonly [one: string, many: string],
  link?: Link,
): SaidMeasure<Link> => ({
  now,
  before,
  text: `${formatCount(now, ...words)} (${wereText(before)}).`,
  link,
})

export type Share = readonly [part: number, whole: number]

export const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole)

/** Smaller differences of a share say nothing. */
const LEAST_POINTS = 0.05

/**
 * By how many points a share differs, while there are enough rows on either side. Of rows, not of shares: rounded ones
 * differ by other points.
 */
export function pointsOf(now: Share, before: Share): number | null {
  if (Math.min(now[1], before[1]) < LEAST_ROWS) return null
  const points = percent(...now)! - percent(...before)!
  return Math.abs(points) < LEAST_POINTS ? null : points
}

/** Of a share in percent, in points: "A conversão caiu 4,9 pp, para 26,8 %." None where it differs by too little. */
export function shareMeasure(name: string, now: Share, before: Share): SaidMeasure<never>[] {
  const points = pointsOf(now, before)
  if (points === null) return []
  const share = percent(...now)!
  return [
    {
      now: share,
      before: share - points,
      of: [now[1], before[1]],
      text: `${name} ${points > 0 ? 'subiu' : 'caiu'} ${pointsText(points).slice(1)}, para ${formatPercent(share)}.`,
    },
  ]
}

/** Of an amount: "O combustível subiu para R$ 5.000,00 (era R$ 4.000,00)." `of` are the rows that it is a sum of. */
export const moneyMeasure = (
  name: string,
  now: number,
  before: number,
  of: readonly [now: number, before: number],
): SaidMeasure<never> => ({
  now,
  before,
  of,
  text: `${name} ${now > before ? 'subiu' : 'caiu'} para ${formatMoney(now)} (era ${formatMoney(before)}).`,
})

/** Of minutes on average: "O tempo médio subiu para 6 d 13 h (era 2 h 46)." `of` are the rows that it is of. */
export const durationMeasure = (
  name: string,
  now: number | null,
  before: number | null,
  of: readonly [now: number, before: number],
): SaidMeasure<never>[] =>
  now === null || before === null
    ? []
    : [
        {
          now,
          before,
          of,
          text: `${name} ${now > before ? 'subiu' : 'caiu'} para ${formatDuration(now)} (era ${formatDuration(before)}).`,
        },
      ]

/** The largest change, or that nothing moved; nothing where the days compared with (`was`) have no data. */
export const sentenceOf = <Link>(
  was: object,
  measures: readonly SaidMeasure<Link>[],
): { text: string; link?: Link; count?: number } | null => {
  if (!anyFigure(was)) return null
  const largest = largestChange(measures)
  return largest
    ? { text: largest.text, link: largest.link, count: largest.now }
    : { text: 'Nada mudou além do que varia de um período para o outro.' }
}
