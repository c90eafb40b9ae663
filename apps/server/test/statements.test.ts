/** Every statement that is written as SQL: PostgreSQL says what it answers before anybody runs it. See CONTRIBUTING.md. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { testDatabase } from './database.ts'
import { atEnd } from './kept.ts'
import { readDeclared } from './statements/declared-types.ts'
import { fieldsOf, mayBeNull, wrongKind, wrongRow } from './statements/described-rows.ts'
import { neverNull, partsOfOthers, reachedElsewhere } from './statements/left-out.ts'
import { walkQueries } from './statements/walk-queries.ts'
import { faultOf, isWhole } from './statements/written-elsewhere.ts'

const root = join(import.meta.dirname, '../src')
const files = globSync('**/*.queries.ts', { cwd: root })
  .map((one) => join(root, one))
  .filter((one) => readFileSync(one, 'utf8').includes('sql'))
  .toSorted()

const { url } = await testDatabase()
const client = new Client({ connectionString: url })
await client.connect()
atEnd(() => client.end())
const declared = readDeclared(files)
const { prepared, compared, refusals } = await walkQueries(client, declared)
const nameOf = (file: string) =>
  file
    .slice(root.length + 1)
    .replaceAll('\\', '/')
    .replace(/^modules\//, '')

it('can be prepared, whatever it is made of', () => {
  const never = [...declared].flatMap(([file, { statements }]) => {
    const left = reachedElsewhere[nameOf(file)] ?? []
    return statements
      .filter(({ text }) => !prepared.has(text) && !left.some((one) => text.trim().startsWith(one)))
      .map(({ text, line }) => `${nameOf(file)}:${line} ${refusals.get(text) ?? 'was never asked'}`)
  })
  expect(never).toEqual([])
})

it('answers the columns that are declared, each of its kind', () => {
  const wrong = compared.flatMap(({ declared: all, file, alias, columns }) => {
    const column = columns.find(({ name }) => name === alias)
    const faults = all.map(({ line, row }) =>
      (column ? [wrongKind(row!, column) ?? []].flat() : wrongRow(row!, columns)).map(
        (fault) => `${nameOf(file)}:${line} ${fault}`,
      ),
    )
    return faults.some((one) => one.length === 0) ? [] : faults.flat()
  })
  expect([...new Set(wrong)]).toEqual([])
})

it('says what may be null', async () => {
  const { rows } = await client.query<{ place: string; name: string }>(`
    select a.attrelid || '.' || a.attnum as place, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull
      and a.attgenerated = ''`)
  const nullable = new Map(rows.map(({ place, name }) => [place, name]))
  const wrong = compared.flatMap(({ declared: all, file, alias, text, columns }) => {
    const fields = all.flatMap(({ row }) => (alias ? [[alias, row!] as const] : fieldsOf(row!)))
    return fields.flatMap(([name, shape]) => {
      const column = columns.find((one) => one.name === name)
      const stored = column && nullable.get(`${column.table}.${column.place}`)
      // What is compared with something is not null.
      const isCompared = new RegExp(
        `\\b${stored}"? (is not null|not in|in|between|[<>=]|is not distinct from)`,
      )
      return !stored || mayBeNull(shape) || isCompared.test(text) ? [] : [`${nameOf(file)} ${name}`]
    })
  })
  expect([...new Set(wrong)].filter((one) => !(one in neverNull))).toEqual([])
})

const elsewhere = globSync('modules/**/*.ts', { cwd: root })
  .filter((one) => !/\.(queries|test|test-d|process)\.ts$/.test(one))
  .map((one) => join(root, one))
  .filter((one) => /\bsql\b[^`\n]*`/.test(readFileSync(one, 'utf8')))
  .toSorted()
const written = [...readDeclared(elsewhere)].flatMap(([file, { statements }]) =>
  statements
    .filter(
      (one) =>
        isWhole(one) && !partsOfOthers[nameOf(file)]?.some((begin) => one.text.trim().startsWith(begin)),
    )
    .map((statement) => ({ name: `${nameOf(file)}:${String(statement.line)}`, statement })),
)

it('there are statements outside of the files of queries', () => {
  expect(written.length).toBeGreaterThan(80)
})

it.each(written)('can be prepared where a service writes it, as declared: $name', async ({ statement }) => {
  const { row } = statement
  expect(await faultOf(client, statement, (columns) => (row ? wrongRow(row, columns) : []))).toBeUndefined()
})
