/** An id that a statement is given is asked for: with its condition forgotten, the rows of all would be answered or changed. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  declaredQueries,
  modulesRoot,
  queryFiles,
  statementDescriber,
} from './statements/declared-queries.ts'
import type { Shape } from './statements/declared-types.ts'
import { madeRow } from './statements/described-rows.ts'
import { askedOtherwise } from './statements/asked-otherwise.ts'
import { madeOf } from './statements/made-values.ts'
import { marked } from './statements/marked-values.ts'
import { recordingDatabase, runStatements } from './statements/recording-database.ts'

/** Ways to call a function. */
const WAYS = 8
/** A function that asks until there is nothing more is ended after so many statements. */
const MOST_STATEMENTS = 20

interface Asked {
  sql: string
  parameters: readonly unknown[]
}
type Functions = Record<string, (...values: unknown[]) => unknown>

const declared = await declaredQueries()
const describeText = await statementDescriber()

let asked: Asked[] = []
const db = recordingDatabase(async (statement) => {
  asked.push(statement)
  if (asked.length > MOST_STATEMENTS) throw new Error('asks without end')
  return [madeRow(await describeText(statement.sql), undefined)]
})

/** Whatever goes wrong because values are not real: what counts is what was asked. */
async function statementsOf(run: Functions[string], values: readonly unknown[]): Promise<Asked[]> {
  asked = []
  try {
    await runStatements(await run(...values), db)
  } catch {}
  return asked
}

/** How often each number is asked for, in the way that asks most: `1.id_empresa` of the function's arguments. */
async function usesOf(run: Functions[string], takes: readonly Shape[]): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  for (let way = 0; way < WAYS; way += 1) {
    const made = takes.map((one) => madeOf(one, way, db))
    const { values, places } = marked(made, takes)
    const parameters = (await statementsOf(run, values)).flatMap((one) => one.parameters)
    const texts = parameters.map((one) => JSON.stringify(one) ?? '')
    for (const [place, number] of places) {
      const count = texts.filter((text) => text.includes(String(number))).length
      uses.set(place, Math.max(uses.get(place) ?? 0, count))
    }
  }
  return uses
}

/** Ids and arguments without a field's name; the limits, counts and weights of an object are other tests'. */
const isId = (place: string) => !place.includes('.filtro') && /^\d+$|\.ids?$|\.id_\w+$/.test(place)

const expected = (file: string) =>
  Object.fromEntries(
    Object.entries(askedOtherwise)
      .filter(([name]) => name.startsWith(`${file} `))
      .map(([name, uses]) => [name.slice(file.length + 1), uses]),
  )

it.each(queryFiles)('each id is asked for once, or as often as is said: %s', async (file) => {
  const exported = (await import(join(modulesRoot, file))) as Functions
  const { functions } = declared.get(join(modulesRoot, file))!
  const found: Record<string, string> = {}
  for (const [name, takes] of Object.entries(functions)) {
    if (!takes.some(({ is }) => is === 'database')) continue
    const uses = [...(await usesOf(exported[name]!, takes))].filter(
      ([place, count]) => count !== 1 && isId(place),
    )
    if (uses.length > 0) found[name] = uses.map(([place, count]) => `${place} ${String(count)}`).join(', ')
  }
  expect(found).toEqual(expected(file))
})
