import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ratio } from './rounds.ts'

export interface Result {
  name: string
  ratio: number
  /** `≥ 0.85` */
  goal: string
  ok: boolean
  /** Smallest and largest round, where there were some. */
  spread?: [number, number]
}

const round = (value: number) => Number(value.toFixed(3))

export const atLeast = (name: string, { ratio, spread }: Ratio, least: number): Result => ({
  name,
  ratio: round(ratio),
  goal: `≥ ${least}`,
  // A side that answered nothing makes it endless, and says nothing.
  ok: Number.isFinite(ratio) && ratio >= least,
  spread,
})

export const atMost = (
  name: string,
  { ratio, spread }: Partial<Ratio> & { ratio: number },
  most: number,
): Result => ({
  name,
  ratio: round(ratio),
  goal: `≤ ${most}`,
  ok: ratio <= most,
  spread,
})

/** A figure to know, without a goal. */
export const told = (name: string, { ratio, spread }: Ratio): Result => ({
  name,
  ratio: round(ratio),
  goal: 'told only',
  ok: true,
  spread,
})

/** One line a measurement, the failed ones marked. */
export function table(results: Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const line = ({ name, ratio, goal, ok, spread }: Result) => {
    const range = spread ? `  (${spread.map((value) => value.toFixed(2)).join(' … ')})` : ''
    return `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${ratio.toFixed(2).padStart(6)}  ${goal}${range}`
  }
  return results.map(line).join('\n')
}

type Kept = Pick<Result, 'name' | 'ratio' | 'goal' | 'ok'>

const FILE = join(import.meta.dirname, '../../bench.json')

/** Writes what was found to bench.json. A run of some items leaves the others' last figures where they stand. */
export function keep(results: Result[], { whole }: { whole: boolean }): void {
  const found: Kept[] = results.map(({ name, ratio, goal, ok }) => ({ name, ratio, goal, ok }))
  const before: Kept[] = whole || !existsSync(FILE) ? [] : (JSON.parse(readFileSync(FILE, 'utf8')) as Kept[])
  const kept = before.map((old) => found.find(({ name }) => name === old.name) ?? old)
  const added = found.filter(({ name }) => !before.some((old) => old.name === name))
  writeFileSync(FILE, `${JSON.stringify([...kept, ...added], null, 2)}\n`)
}
