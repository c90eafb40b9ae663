import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placesIn } from '../syntax.ts'
import { hasEqualForm } from './equal-changes.ts'
import { drawRules, findRules, readRules } from './read-rules.ts'
import { withChanges, type RuleChange } from './rule-change.ts'

const file = 'apps/server/src/modules/company/departments/department.service.ts'
const rulesOf = (text: string) => findRules(file, text)
const changedBy = (text: string, one: RuleChange) => text.slice(0, one.start) + one.by + text.slice(one.end)

it.each([
  ['condition', 'const a = (b) => { if (b.open) close(b) }', 'if (!(b.open))'],
  ['condition', 'const a = (b) => b.filter((c) => c.total === d.total)', '(c) => !(c.total === d.total)'],
  ['boundary', 'const a = (b, c) => total(b <= c)', 'b < c'],
  ['boundary', "const a = (db) => db.where('km', '>', 20)", "'km', '>=', 20"],
  ['where', "const a = (db) => db.where('ativo', '=', b).select('id')", "=> db.select('id')"],
  ['order', "const a = (db) => db.orderBy('nome')", "db.orderBy('nome', 'desc')"],
  ['order', "const a = (db) => db.orderBy('nome', 'desc')", "db.orderBy('nome', 'asc')"],
  ['default', 'const a = (b) => b ?? 0', 'b ?? 1'],
  ['default', 'const a = () => z.boolean().default(false)', 'default(true)'],
  ['constant', 'const MOST = 200', 'MOST = 300'],
  ['constant', 'const a = () => requiredText(2)', 'requiredText(3)'],
  ['swap', 'const a = (b) => ({ inicio: b.from, fim: b.to })', '{ inicio: b.to, fim: b.from }'],
  ['where', 'const a = () => sql`select 1\nfrom t\nwhere a\n  and b is true\n`', 'where a\n\n'],
  ['where', 'const a = () => sql`select 1 from t where a\n and b is true`', 'where a\n`'],
  ['order', 'const a = () => sql`select 1 from t order by a desc`', 'order by a asc'],
  ['boundary', 'const a = () => sql`select 1 from t where a <= now()`', 'where a < now()'],
  ['constant', "const a = () => sql`select now() - interval '30 days'`", "interval '45 days'"],
])('finds a %s in %s', (kind, text, expected) => {
  const found = rulesOf(text).filter((one) => one.kind === kind)
  expect(found).toHaveLength(1)
  expect(changedBy(text, found[0]!)).toContain(expected)
})

it('leaves to the other tool what says whose rows they are', () => {
  expect(rulesOf("const a = (db, actor) => db.where(inScope(actor, 't.id_empresa'))")).toEqual([])
})

it('leaves a page of one row, the width of a text and a place in it', () => {
  expect(rulesOf('const a = (db, b) => [db.limit(1), b.slice(0, 4), b.padStart(2)]')).toEqual([])
})

it('leaves the larger of two, which is one of them also where they are the same', () => {
  expect(rulesOf('const a = (b, c) => f(b > c ? b : c)').filter(({ kind }) => kind === 'boundary')).toEqual(
    [],
  )
  expect(
    rulesOf('const a = (b, c) => f(b > c ? b : 0)').filter(({ kind }) => kind === 'boundary'),
  ).toHaveLength(1)
})

it('are drawn for each of several seeds, no two in one file', () => {
  const all = Array.from({ length: 50 }, (_, n) => ({ ...rulesOf('const MOST = 200')[0]!, file: `${n}.ts` }))
  const pooled = drawRules(all, 10, [7, 8])
  expect(pooled.slice(0, 10)).toEqual(drawRules(all, 10, [7]))
  expect(new Set(pooled.map((one) => one.file)).size).toBe(20)
})

it('what is evaluated when a file is loaded is marked so', () => {
  const [first, second] = rulesOf('const MOST = 20\nconst a = () => b(30)')
  expect([first!.atLoad, second!.atLoad]).toEqual([true, false])
  expect(second!.line).toBe(2)
})

it('a changed file can be read, with changes within changes', () => {
  const text = "const a = (db) => db.where('km', '>', 20).where('ativo', '=', true).orderBy('id')"
  const found = rulesOf(text).map((one, place) => ({ ...one, number: place + 1 }))
  expect(found.length).toBeGreaterThan(3)
  const changed = withChanges(text, found)
  expect(() => placesIn(file, changed)).not.toThrow()
  for (const { number } of found) expect(changed).toContain(`isMutated?.(${number})`)
})

it('what goes from a chain is on the line of its own', () => {
  const [found] = rulesOf("const a = (db) =>\n  db\n    .where('ativo', '=', b)\n    .select('id')")
  expect(found).toMatchObject({ line: 3, was: ".where('ativo', '=', b)" })
})

it.each([
  [true, ".where('expira_em', '>', sql<Date>`now()`)"],
  [true, "and x.expira_em > now() - interval '12 days')"],
  [true, "sql<boolean>`consultado_em > now() - make_interval(days => ${days}::int)`.as('fresh'),"],
  [false, "and created_at >= (now() - interval '12 days')::date and a > 2"],
  [false, 'where x.dia < (now() at time zone ${zone})::date'],
  [false, 'where x.expira_em > now() and x.total > 2'],
  [false, 'where x.dia < now()::date'],
])('a moment that is compared with now has no place between before and after: %s of %s', (equal, was) => {
  expect(hasEqualForm('boundary', was)).toBe(equal)
})

it('every file can be read with all its changes', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = Map.groupBy(
    readRules(root, () => true),
    (one) => one.file,
  )
  expect(files.size).toBeGreaterThan(500)
  for (const [path, changes] of files) {
    const numbered = changes.map((one, place) => ({ ...one, number: place + 1 }))
    expect(
      () => placesIn(path, withChanges(readFileSync(join(root, path), 'utf8'), numbered)),
      path,
    ).not.toThrow()
  }
}, 60_000)
