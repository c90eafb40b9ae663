/** What came of a proof, in lines; and whether each bound holds. */
import { median } from './median.ts'
import type { Away, Outcome } from './run.ts'

/** No request waits longer, in milliseconds. */
const LONGEST_MS = 15_000
/** Fewer have no median that says anything: of them none may be over twice the bound. */
const MEDIAN_OF = 3
/** Of reads without a primary: their median, in seconds. */
const READS_AWAY = 3

const cell = (value: number) => value.toFixed(1).padStart(9)

function lineOf(name: string, aways: readonly Away[]): { line: string; holds: boolean } {
  const writes = aways.map((away) => away.writes)
  const reads = aways.map((away) => away.reads)
  const { bound } = aways[0]!.fault
  const [middle, most] = [median(writes), Math.max(...writes)]
  const holds = (middle <= bound || aways.length < MEDIAN_OF) && most <= 2 * bound
  const numbers = [middle, most, median(reads), Math.max(...reads)].map(cell).join('')
  const line = `${name.padEnd(46)}${String(aways.length).padStart(5)}${numbers}${`≤ ${bound}`.padStart(8)}${holds ? '' : '  ✗'}`
  return { line, holds }
}

/** The lines to print, and whether all holds. */
export function conclusion({ aways, judged, tried, sent, waitForSending, imports, gone }: Outcome): {
  lines: string[]
  holds: boolean
} {
  const names = [...new Set(aways.map(({ fault }) => fault.name))]
  const kinds = names.map((name) =>
    lineOf(
      name,
      aways.filter(({ fault }) => fault.name === name),
    ),
  )
  const readsAway = median(aways.map(({ reads }) => reads))
  const facts: [string, boolean][] = [
    [`${tried.acknowledged.size} acknowledged writes: ${judged.lost} lost`, judged.lost === 0],
    [`${tried.unanswered.size} unanswered writes; ${judged.twice} written twice`, judged.twice === 0],
    [`${judged.doubledIds} ids given twice`, judged.doubledIds === 0],
    [
      `${sent.handedOver} messages handed over: ${sent.twice} twice, ${sent.unsaid} not said${waitForSending ? '' : ' yet'}`,
      sent.handedOver > 0 && sent.twice === 0 && (!waitForSending || sent.unsaid === 0),
    ],
    [
      `exports: ${tried.exports.whole} whole, ${tried.exports.said} refused or cut, ${tried.exports.short} short`,
      tried.exports.short === 0,
    ],
    [`imports: ${imports.whole} whole, ${imports.said} said, ${imports.broken} broken`, imports.broken === 0],
    [`slowest request ${(tried.slowest / 1000).toFixed(1)} s`, tried.slowest <= LONGEST_MS],
    [`reads away: median ${readsAway.toFixed(1)} s`, readsAway <= READS_AWAY || aways.length < MEDIAN_OF],
    [`${gone} servers ended by themselves; event streams opened ${tried.streamsOpened} times`, gone === 0],
  ]
  const refusals = [...tried.refusals].toSorted(([, one], [, other]) => other - one)
  return {
    lines: [
      'seconds away'.padEnd(46) + 'times   writes:     most   reads:     most'.padEnd(41) + '   bound',
      ...kinds.map(({ line }) => line),
      ...facts.map(([text, holds]) => `${holds ? '✓' : '✗'} ${text}`),
      ...refusals.slice(0, 12).map(([words, times]) => `  ${String(times).padStart(6)} × ${words}`),
    ],
    holds: kinds.every(({ holds }) => holds) && facts.every(([, holds]) => holds),
  }
}
