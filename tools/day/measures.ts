/** Figures of a day from its single answers. */
import { median } from '../cluster/median.ts'
import type { Done } from './answers.ts'

const MINUTE_MS = 60_000
/** Fewer answers have no p99 that says anything. */
export const FEWEST = 20

export interface Window {
  name: string
  from: number
  to: number
}

export const within = (at: number, windows: readonly Window[]): boolean =>
  windows.some(({ from, to }) => at >= from && at <= to)

/** The value below which `share` of all are, in their order. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}

const time = ({ asked, done }: Done) => done - asked
const kindsOf = (all: readonly Done[]) => [...new Set(all.map(({ kind }) => kind))].toSorted()

export interface KindLine {
  kind: string
  answers: number
  quiet?: number
  /** p99 of the median minute, without the seconds of failovers. */
  busy?: number
}

/** p99 by kind: of the quiet time, and of the median minute of the day, in milliseconds. */
export function byKind(
  quiet: readonly Done[],
  day: readonly Done[],
  failovers: readonly Window[],
): KindLine[] {
  return kindsOf(day).map((kind) => {
    const alone = quiet.filter((one) => one.kind === kind).map(time)
    const all = day.filter((one) => one.kind === kind)
    const counted = all.filter(({ asked, done }) => !within(asked, failovers) && !within(done, failovers))
    const minutes = Map.groupBy(counted, ({ asked }) => Math.floor((asked - day[0]!.asked) / MINUTE_MS))
    const p99 = [...minutes.values()]
      .filter((one) => one.length >= FEWEST)
      .map((one) => quantile(one.map(time), 0.99))
    return {
      kind,
      answers: all.length,
      ...(alone.length >= FEWEST && { quiet: quantile(alone, 0.99) }),
      ...(p99.length > 0 && { busy: median(p99) }),
    }
  })
}

export interface Failures {
  /** 5xx and answers that did not come, outside of the failovers' seconds. */
  outside: Done[]
  /** Within them, and other than 503 with a text. */
  unsaid: Done[]
  /** Within them, 503 with a text. */
  said: number
  /** 4xx: a mistake of the mix, or of the intranet. */
  refused: Done[]
}

/** What was not answered well, by what a day permits. */
export function failuresOf(day: readonly Done[], failovers: readonly Window[]): Failures {
  const failed = day.filter(({ status }) => status === 0 || status >= 500)
  const isIn = ({ asked, done }: Done) => within(asked, failovers) || within(done, failovers)
  const isSaid = ({ status, words }: Done) => status === 503 && words.trim() !== ''
  return {
    outside: failed.filter((one) => !isIn(one)),
    unsaid: failed.filter((one) => isIn(one) && !isSaid(one)),
    said: failed.filter((one) => isIn(one) && isSaid(one)).length,
    refused: day.filter(({ status }) => status >= 400 && status < 500),
  }
}

/** Of a moment on: the median of the samples of a minute, in bytes. */
export const memoryAt = (samples: readonly { at: number; bytes: number }[], from: number): number =>
  median(samples.filter(({ at }) => at >= from && at < from + MINUTE_MS).map(({ bytes }) => bytes))

export interface Slice {
  /** Seconds since everybody began. */
  at: number
  middle: number
  p99: number
  answers: number
}

const SLICES = 60

/** The day in sixty slices: how long answers took, in milliseconds. */
export function slicesOf(day: readonly Done[], from: number, to: number): Slice[] {
  const width = (to - from) / SLICES
  const groups = Map.groupBy(day, ({ asked }) => Math.floor((asked - from) / width))
  return Array.from({ length: SLICES }, (_, n) => {
    const times = (groups.get(n) ?? []).map(time)
    return {
      at: (n * width) / 1000,
      middle: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      answers: times.length,
    }
  })
}
