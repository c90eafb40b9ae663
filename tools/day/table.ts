/** What came of a day, in lines; and whether each bound holds. */
import { appRouter } from '@intranet/server/doors/trpc/app-router'
import type { Meta } from '@intranet/server/platform/procedure/meta'
import { goesWide } from '@intranet/server/platform/procedure/wide-reading'
import type { Done } from './answers.ts'
import { byKind, failuresOf, memoryAt } from './measures.ts'
import type { Day } from './run.ts'

/** p99 of the median minute, by that of the quiet time. */
const SLOWER = 4
/** Memory of a server at the end, by that of a third of the day. */
const LARGER = 1.15
/** Shorter days have no minute five. */
const LONG_DAY = 9
/** Part of the reading time that leaves the primary. */
const LEAVES = 0.6
const HEAVIEST = 8

type Fact = [text: string, holds: boolean]

const inMs = (value: number | undefined) => (value === undefined ? '–' : `${Math.round(value)} ms`)

/** p99 by kind: rows of the table, and whether each holds. */
function kindRows({ quiet, day, failovers }: Day): { cells: string[]; holds: boolean }[] {
  return byKind(quiet, day, failovers).map(({ kind, answers, quiet: alone, busy }) => {
    const times = alone !== undefined && busy !== undefined ? busy / alone : undefined
    const holds = times === undefined || times <= SLOWER
    const shown = times === undefined ? '–' : `${times.toFixed(1)}${holds ? '' : ' ✗'}`
    return { cells: [kind, String(answers), inMs(alone), inMs(busy), shown], holds }
  })
}

/** The words of refusals, the most frequent first. */
function wordsOf(all: readonly Done[]): string[] {
  const groups = Map.groupBy(
    all,
    ({ kind, status, words }) => `${kind} ${status} ${words.replace(/\s+/g, ' ').slice(0, 120)}`,
  )
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, 6)
    .map(([words, { length }]) => `    ${length} × ${words}`)
}

function memoryFacts({ size, counted, from, to }: Day): Fact[] {
  return counted.memory.map((samples, server) => {
    const early = memoryAt(samples, from + (to - from) / 3 - 60_000)
    const late = memoryAt(samples, to - 60_000)
    const text = `memory of server ${server + 1}: ${Math.round(early / 1e6)} MB after a third, ${Math.round(late / 1e6)} MB at the end (× ${(late / early).toFixed(2)})`
    return [text, size.minutes < LONG_DAY || late / early <= LARGER]
  })
}

/** Which part of the reading time left the primary. */
export function shareOf({ counted: { reading } }: Day): number {
  const [replica, primary] = [reading.get('replica') ?? 0, reading.get('primary') ?? 0]
  return replica / (replica + primary)
}

/** Procedures that took the most time on the primary. */
function heaviest({ counted: { procedures } }: Day): string[] {
  const all = appRouter._def.procedures as unknown as Record<string, { _def: { type: string; meta?: Meta } }>
  return [...procedures]
    .filter(([name]) => all[name]?._def.type === 'query' && !goesWide(all[name]._def.meta))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, HEAVIEST)
    .map(([name, seconds]) => `    ${seconds.toFixed(1).padStart(7)} s ${name}`)
}

export interface Conclusion {
  kinds: { cells: string[]; holds: boolean }[]
  facts: Fact[]
  /** What the facts are about, in single lines. */
  details: string[]
  holds: boolean
}

/** The rows and facts of a day, and whether all holds. */
export function conclude(day: Day): Conclusion {
  const { load, judged, sent, imports, unsynced, gone } = day
  const failures = failuresOf(day.day, day.failovers)
  const kinds = kindRows(day)
  const share = shareOf(day)
  const changes = load.syncs.map((sync) => sync.changes).join(', ')
  const facts: Fact[] = [
    [`${load.keyed.acknowledged.size} acknowledged leads: ${judged.lost} lost`, judged.lost === 0],
    [
      `${load.keyed.unanswered.size} that were not acknowledged; ${judged.twice} leads twice`,
      judged.twice === 0,
    ],
    [`${judged.doubledIds} ids given twice`, judged.doubledIds === 0],
    [
      `${sent.handedOver} messages handed over: ${sent.twice} twice, ${sent.unsaid} not said`,
      sent.handedOver > 0 && sent.twice === 0 && sent.unsaid === 0,
    ],
    [
      `imports of ${day.size.imported} lines: ${imports.whole} whole, ${imports.said} said, ${imports.broken} broken`,
      imports.broken === 0 && imports.whole + imports.said > 0,
    ],
    [
      `exports: ${load.exports.whole} whole, ${load.exports.said} refused or cut, ${load.exports.short} short`,
      load.exports.short === 0,
    ],
    [
      `${unsynced.length} syncs (${changes} changes): ${unsynced.join(', ')} acknowledged leads not shown`,
      unsynced.every((missing) => missing === 0),
    ],
    [`${failures.outside.length} × 5xx or no answer outside of failovers`, failures.outside.length === 0],
    [
      `within them ${failures.said} × 503 with a text, ${failures.unsaid.length} × anything else`,
      failures.unsaid.length === 0,
    ],
    [`${failures.refused.length} × 4xx`, failures.refused.length === 0],
    ...memoryFacts(day),
    [
      `${(share * 100).toFixed(0)} % of the reading time left the primary (goal ≥ ${LEAVES * 100} %)`,
      share >= LEAVES,
    ],
    [`${gone} servers ended by themselves; ${load.streamsOpened} event streams opened`, gone === 0],
  ]
  return {
    kinds,
    facts,
    details: [
      ...[failures.outside, failures.unsaid, failures.refused].flatMap(wordsOf),
      '  on the primary longest:',
      ...heaviest(day),
    ],
    holds: kinds.every(({ holds }) => holds) && facts.every(([, holds]) => holds),
  }
}

export const HEADS = ['kind', 'answers', 'p99 quiet', 'p99 median minute', 'times']

/** The lines of the console. */
export function linesOf({ kinds, facts, details }: Conclusion): string[] {
  const row = (cells: readonly string[]) =>
    cells.map((text, n) => (n ? text.padStart(19) : text.padEnd(8))).join('')
  return [
    row(HEADS),
    ...kinds.map(({ cells }) => row(cells)),
    ...facts.map(([text, holds]) => `${holds ? '✓' : '✗'} ${text}`),
    ...details,
  ]
}
