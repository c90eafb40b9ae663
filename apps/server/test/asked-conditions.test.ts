/**
 * What each function of `*.queries.ts` asks whatever it is given is written down beside the walk: conditions on constants,
 * orders, limits, constants that are written. One that is gone, moved or turned differs from its record.
 */
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { packed, type Paragraph } from '../../../tools/test/packed-lines.ts'
import {
  declaredQueries,
  modulesRoot,
  queryFiles,
  statementDescriber,
} from './statements/declared-queries.ts'
import type { Shape } from './statements/declared-types.ts'
import { madeRow } from './statements/described-rows.ts'
import { fixedConditions } from './statements/fixed-conditions.ts'
import { givenTo } from './statements/given.ts'
import { withConstants } from './statements/inlined-constants.ts'
import { actors, madeOf } from './statements/made-values.ts'
import { marked } from './statements/marked-values.ts'
import { offeredStatements, type OfferedStatement } from './statements/offered-statements.ts'
import { recordingDatabase, runStatements } from './statements/recording-database.ts'

/** Ways to call a function. */
const WAYS = 10
/** A function that asks until there is nothing more is ended after so many statements. */
const MOST_STATEMENTS = 20

type Run = (...values: unknown[]) => unknown

// Some conditions are on the days of the present month.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') }))
afterAll(() => vi.useRealTimers())

const declared = await declaredQueries()
const describeText = await statementDescriber()

let asked = 0
let found = new Set<string>()
/** Whether the next statements find a row. */
let finds = true
/** Whether PostgreSQL says what row that would be. */
let describes = true
const db = recordingDatabase(async ({ sql, parameters }) => {
  asked += 1
  if (asked > MOST_STATEMENTS) throw new Error('asks without end')
  for (const one of fixedConditions(withConstants(sql, parameters))) found.add(one)
  if (!describes) return []
  const row = madeRow(await describeText(sql), undefined)
  return finds ? [row] : []
})

/** Whatever goes wrong because values are not real: what counts is what was asked. */
async function call(run: Run, values: readonly unknown[]): Promise<void> {
  asked = 0
  try {
    await runStatements(await run(...values), db)
  } catch {}
}

const NOTHING: Shape = { is: 'undefined' }
/** What a list is asked for by its columns has other walks (`order-walk`, filters). */
const UNFILTERED: Readonly<Record<string, Shape>> = {
  filtro: { is: 'object', fields: {} },
  q: NOTHING,
  sort: NOTHING,
  depois: NOTHING,
}

function withoutFilter(shape: Shape): Shape {
  if (shape.is === 'oneOf') return { ...shape, of: shape.of.map(withoutFilter) }
  if (shape.is !== 'object') return shape
  const fields = Object.entries(shape.fields)
    .filter(([name]) => name !== 'contar_ate')
    .map(([name, one]) => [name, UNFILTERED[name] ?? one])
  return { ...shape, fields: Object.fromEntries(fields) as Record<string, Shape> }
}

/** More values than that of one column were given. */
const MOST_VALUES = 3

/** Both values of a switch were given, or many of a choice. */
function isGiven(condition: string, all: ReadonlySet<string>): boolean {
  const column = condition.slice(0, condition.lastIndexOf(' = ') + 3)
  if (column.length < 3) return false
  if (/ = (true|false)$/.test(condition)) return all.has(`${column}true`) && all.has(`${column}false`)
  return (
    [...all].filter((one) => one.startsWith(column) && !one.slice(column.length).includes(' ')).length >
    MOST_VALUES
  )
}

async function conditionsOf(
  path: string,
  name: string,
  run: Run,
  takes: readonly Shape[],
): Promise<string[]> {
  found = new Set()
  const plain = takes.map(withoutFilter)
  for (let way = 0; way < WAYS; way += 1) {
    finds = way % 5 !== 4
    await call(
      run,
      marked(
        plain.map((one) => madeOf(one, way, db)),
        plain,
      ).values,
    )
  }
  finds = true
  for (const [given, values] of givenTo(path))
    if (given === name) for (let way = 0; way < WAYS; way += 1) await call(run, values(db, way))
  return [...found].filter((one) => !isGiven(one, found))
}

/** `name: a ¦ b` */
const writtenOf = (name: string, conditions: readonly string[]): Paragraph => ({
  head: `  ${name}: `,
  lines: conditions,
  indent: '    ',
})

async function offeredConditions({ ask }: OfferedStatement): Promise<string[]> {
  found = new Set()
  describes = false
  for (const actor of actors) await call(() => ask(db, actor), [])
  describes = true
  return [...found]
}

const offered = offeredStatements(modulesRoot)
const byFolder = Map.groupBy(queryFiles, (file) => file.split('/').slice(0, 2).join('/'))
const folders = [...new Set([...byFolder.keys(), ...offered.keys()])].toSorted()

it.each(folders)('what is asked of the database besides what is given: %s/', async (folder) => {
  const lines: string[] = []
  for (const file of byFolder.get(folder) ?? []) {
    const exported = (await import(join(modulesRoot, file))) as Record<string, Run>
    const functions = Object.entries(declared.get(join(modulesRoot, file))!.functions)
    const ofFile: Paragraph[] = []
    for (const [name, takes] of functions) {
      if (!takes.some(({ is }) => is === 'database')) continue
      const conditions = await conditionsOf(`/${file}`, name, exported[name]!, takes)
      if (conditions.length > 0) ofFile.push(writtenOf(name, conditions))
    }
    if (ofFile.length > 0) lines.push(file.slice(folder.length + 1), ...packed(ofFile))
  }
  const ofOffered: Paragraph[] = []
  for (const one of offered.get(folder) ?? []) {
    const conditions = await offeredConditions(one)
    if (conditions.length > 0) ofOffered.push(writtenOf(one.name, conditions))
  }
  lines.push(...packed(ofOffered))
  if (lines.length > 0)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `statements/conditions/${folder.replace('/', '-')}.txt`,
    )
})
