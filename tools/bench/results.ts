import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ratio } from './rounds.ts'

export interface Result {
  name: string
  ratio: number
  /** `≥ 0.85` */
  goal: string
  ok: boolean
  /** The median misses the goal, but five rounds or more have it within their spread: they cannot say that it is missed. */
  unsure?: true
  /** Smallest and largest round, where there were some. */
  spread?: [number, number]
}

const round = (value: number) => Number(value.toFixed(3))
const rounded = (spread?: [number, number]): [number, number] | undefined =>
  spread && [round(spread[0]), round(spread[1])]

const DECIDING_ROUNDS = 5

type Measured = Partial<Ratio> & { ratio: number }

const judged = (
  name: string,
  { ratio, spread, rounds = 0 }: Measured,
  goal: string,
  meets: (value: number) => boolean,
): Result => {
  // A side that answered nothing makes it endless, and says nothing.
  const met = Number.isFinite(ratio) && meets(ratio)
  const within =
    !met && rounds >= DECIDING_ROUNDS && spread!.some((value) => Number.isFinite(value) && meets(value))
  return {
    name,
    ratio: round(ratio),
    goal,
    ok: met || within,
    ...(within && { unsure: true as const }),
    spread: rounded(spread),
  }
}

/** The goal is met by the median, or is within the spread of five rounds. */
export const atLeast = (name: string, measured: Measured, least: number): Result =>
  judged(name, measured, `≥ ${least}`, (value) => value >= least)

/** As `atLeast`, with a bound above. */
export const atMost = (name: string, measured: Measured, most: number): Result =>
  judged(name, measured, `≤ ${most}`, (value) => value <= most)

/** A figure to know, without a goal. */
export const informational = (
  name: string,
  { ratio, spread }: Partial<Ratio> & { ratio: number },
): Result => ({
  name,
  ratio: round(ratio),
  goal: 'for information',
  ok: true,
  spread: rounded(spread),
})

const mark = ({ ok, unsure }: Result) => (unsure ? '≈' : ok ? '✓' : '✗')

/** One line a measurement, with what came of it. */
export function table(results: Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const line = (result: Result) => {
    const { name, ratio, goal, spread } = result
    const range = spread ? `  (${spread.map((value) => value.toFixed(2)).join(' … ')})` : ''
    return `${mark(result)} ${name.padEnd(width)}  ${ratio.toFixed(2).padStart(6)}  ${goal}${range}`
  }
  return results.map(line).join('\n')
}

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'bench.json')
const PAGE = join(root, 'docs/measured.md')

const columns = ['what', 'median', 'spread', 'goal'] as const

/** docs/measured.md: an introduction that is kept, then a line for each measurement. */
export function measuredPage(results: readonly Result[], before: string): string {
  const cells = results.map(({ name, ratio, goal, ok, unsure, spread }) => [
    name,
    `${Number(ratio.toFixed(2))}${unsure ? ' ≈' : ok ? '' : ' ✗'}`,
    spread ? spread.map((value) => value.toFixed(2)).join(' … ') : '',
    goal,
  ])
  const widths = columns.map((column, at) => Math.max(column.length, ...cells.map((row) => row[at]!.length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const introduction = before.split('\n| ')[0]!.trimEnd()
  return [introduction, '', line(columns), rule, ...cells.map(line), ''].join('\n')
}

/** Writes what was found to bench.json and docs/measured.md. A run of some items leaves the others' last figures where they stand. */
export function keep(results: Result[], { whole }: { whole: boolean }): void {
  const before: Result[] =
    whole || !existsSync(FILE) ? [] : (JSON.parse(readFileSync(FILE, 'utf8')) as Result[])
  const kept = before.map((old) => results.find(({ name }) => name === old.name) ?? old)
  const added = results.filter(({ name }) => !before.some((old) => old.name === name))
  const all = [...kept, ...added]
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(PAGE, measuredPage(all, readFileSync(PAGE, 'utf8')))
}
