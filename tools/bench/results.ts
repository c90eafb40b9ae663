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
const rounded = (spread?: [number, number]): [number, number] | undefined =>
  spread && [round(spread[0]), round(spread[1])]

export const atLeast = (name: string, { ratio, spread }: Ratio, least: number): Result => ({
  name,
  ratio: round(ratio),
  goal: `≥ ${least}`,
  // A side that answered nothing makes it endless, and says nothing.
  ok: Number.isFinite(ratio) && ratio >= least,
  spread: rounded(spread),
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
  spread: rounded(spread),
})

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

/** One line a measurement, the failed ones marked. */
export function table(results: Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const line = ({ name, ratio, goal, ok, spread }: Result) => {
    const range = spread ? `  (${spread.map((value) => value.toFixed(2)).join(' … ')})` : ''
    return `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${ratio.toFixed(2).padStart(6)}  ${goal}${range}`
  }
  return results.map(line).join('\n')
}

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'bench.json')
const PAGE = join(root, 'docs/measured.md')

const columns = ['what', 'median', 'spread', 'goal'] as const

/** docs/measured.md: an introduction that is kept, then a line for each measurement. */
export function measuredPage(results: readonly Result[], before: string): string {
  const cells = results.map(({ name, ratio, goal, ok, spread }) => [
    name,
    `${Number(ratio.toFixed(2))}${ok ? '' : ' ✗'}`,
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
