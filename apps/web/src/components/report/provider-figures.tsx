import { LEAST_ROWS, pointsText } from '@intranet/contract/comparison'
import { formatCount, formatNumber, formatPercent } from '@intranet/contract/formats'
import { FigureValue } from '@/components/charts/figure-value.tsx'
import { Sparkline } from '@/components/charts/sparkline.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { percent, pointsOf, wereText } from './measures.ts'

/** What the card of a provider is made of; `antes` are the days that it is compared with. */
export interface ProviderRow {
  /** Null is all providers, where that is more than their sum. */
  sistema: string | null
  total: number
  total_antes: number | null
  /** What the total is set beside: a part of it, or what it is a part of. */
  outro: number | null
  outro_antes: number | null
  /** A point for each day or month. */
  linha: readonly number[]
}
type Figures = Omit<ProviderRow, 'sistema'>

export interface ProviderWords {
  total: readonly [one: string, many: string]
  /** How the other figure is written, with its noun: a card has no head. */
  outro?: (value: number) => string
  /** Which figure is the share of which: of a group it is the provider's share of all providers. */
  share: 'outro of total' | 'total of outro' | 'of all'
  /** Whether a larger figure is good or bad news; neither where it is left out. */
  more?: 'good' | 'bad'
}

const sum = (values: (number | null)[]) =>
  values.every((one) => one === null) ? null : values.reduce<number>((all, one) => all + (one ?? 0), 0)

const summed = (rows: readonly Figures[]): Figures => ({
  total: sum(rows.map(({ total }) => total)) ?? 0,
  total_antes: sum(rows.map(({ total_antes }) => total_antes)),
  outro: sum(rows.map(({ outro }) => outro)),
  outro_antes: sum(rows.map(({ outro_antes }) => outro_antes)),
  linha: Array.from({ length: Math.max(0, ...rows.map(({ linha }) => linha.length)) }, (_, place) =>
    rows.reduce((all, { linha }) => all + (linha[place] ?? 0), 0),
  ),
})

const together = (rows: readonly ProviderRow[]): Figures =>
  rows.find(({ sistema }) => sistema === null) ?? summed(rows)

/** Whether the days that the cards are compared with have no data at all: their own figures are all there is then. */
export const nothingBefore = (rows: readonly ProviderRow[] | undefined): boolean =>
  rows !== undefined &&
  rows.length > 0 &&
  rows.every(({ total_antes, outro_antes }) => total_antes === 0 && !outro_antes)

/** A provider without rows. */
const none = (all: Figures): Figures => ({
  total: 0,
  total_antes: all.total_antes === null ? null : 0,
  outro: all.outro === null ? null : 0,
  outro_antes: all.outro_antes === null ? null : 0,
  linha: [],
})

const percentText = (share: number | null) => share !== null && formatPercent(share)
const toneOf = (news: 'good' | 'bad') => (news === 'good' ? 'success' : 'destructive')
const other = { good: 'bad', bad: 'good' } as const

function differenceOf({ total, total_antes, outro, outro_antes }: Figures, share: ProviderWords['share']) {
  if (total_antes === null) return null
  if (share === 'of all') {
    const rows = total - total_antes
    return Math.abs(rows) < LEAST_ROWS
      ? null
      : { value: rows, text: `${rows < 0 ? '−' : '+'}${formatNumber(Math.abs(rows))}` }
  }
  const points =
    share === 'total of outro'
      ? pointsOf([total, outro ?? 0], [total_antes, outro_antes ?? 0])
      : pointsOf([outro ?? 0, total], [outro_antes ?? 0, total_antes])
  return points === null ? null : { value: points, text: pointsText(points) }
}

function Difference({ figures, words }: { figures: Figures; words: ProviderWords }) {
  const difference = differenceOf(figures, words.share)
  if (!difference) return null
  const news = words.more && (difference.value > 0 ? words.more : other[words.more])
  return <Badge variant={news && toneOf(news)}>{difference.text}</Badge>
}

/** Of nothing, and of what nothing is a part of, there is no share. */
function shareOf({ total, outro }: Figures, all: Figures, share: ProviderWords['share']) {
  if (total === 0) return null
  if (share === 'of all') return percent(total, all.total)
  return share === 'total of outro' ? percent(total, outro ?? 0) : percent(outro ?? 0, total)
}

/** Before it there is no data at all. */
const firstOf = ({ linha }: Figures) =>
  Math.max(
    0,
    linha.findIndex((value) => value !== 0),
  )

const inProviders = (rows: readonly ProviderRow[]) =>
  `em ${formatCount(rows.filter(({ sistema, total }) => sistema !== null && total > 0).length, 'provedor', 'provedores')}`

/** What a provider's card says: a figure, its share, how it differs from the days before, and a line. */
export function ProviderFigures({
  rows,
  of,
  words,
}: {
  rows: readonly ProviderRow[]
  /** A provider's key; undefined is all of them. */
  of: string | undefined
  words: ProviderWords
}) {
  const all = together(rows)
  const figures = of === undefined ? all : (rows.find(({ sistema }) => sistema === of) ?? none(all))
  const compared = figures.total_antes !== null && !nothingBefore(rows)
  const anyDiffers = [all, ...rows].some((one) => differenceOf(one, words.share))
  const said = [
    figures.outro !== null && words.outro?.(figures.outro),
    percentText(of === undefined && words.share === 'of all' ? null : shareOf(figures, all, words.share)),
    compared && words.share === 'of all' && wereText(figures.total_antes!),
  ].filter(Boolean)
  // Of nothing else to say: a line as the other cards have.
  if (said.length === 0 && of === undefined && figures.total > 0) said.push(inProviders(rows))
  return (
    <span className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 font-normal max-sm:mt-0 max-sm:gap-y-0">
      <span className="min-w-0">
        <FigureValue>{formatNumber(figures.total)}</FigureValue>{' '}
        <span className="text-xs text-muted-foreground">{words.total[figures.total === 1 ? 0 : 1]}</span>
      </span>
      <Sparkline values={figures.linha.slice(firstOf(all))} />
      <span className="col-span-2 col-start-1 text-xs text-muted-foreground">{said.join(' · ')}</span>
      {/* A line on every card, so that they are equally high. */}
      {compared && anyDiffers && (
        <span className="col-span-2 flex min-h-5 items-center">
          <Difference figures={figures} words={words} />
        </span>
      )}
    </span>
  )
}
