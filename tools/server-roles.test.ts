import { describe, expect, it, test } from 'vitest'
import { roleProblems, sqlProblems } from './server-roles.ts'

const contributing =
  '### Server roles\n\n| role | SQL | what |\n| --- | --- | --- |\n| `service` | – | rules |\n\n## Next\n\n| `gone` | |\n'
const rules = { file: 'apps/server/src/modules/sales/leads/lead.service.ts' }

test('a server file has a role of the table, or none; each role of the table is in use', () => {
  const plain = { file: 'apps/server/src/platform/records.ts' }
  const entity = { file: 'apps/web/src/features/sales/leads/lead.entity.ts' }
  expect(roleProblems([rules, plain, entity], contributing)).toEqual([])
  expect(roleProblems([rules, { file: 'apps/server/src/modules/a/b.helper.ts' }], contributing)).toEqual([
    'apps/server/src/modules/a/b.helper.ts: helper is no role of CONTRIBUTING.md#server-roles',
  ])
  expect(roleProblems([plain], contributing)).toEqual(['CONTRIBUTING.md#server-roles: no file is a service'])
})

describe('SQL of a module is', () => {
  const roles =
    '### Server roles\n\n| `queries` | statements | |\n| `test` | statements | |\n| `search` | parts | |\n| `rest-head` | – | |\n| `service` | – | |\n'
  const at = 'apps/server/src/modules/sales/leads/'
  const problemsOf = (file: string, text: string) => sqlProblems([{ file, text }], roles)
  const refused = (name: string) => [
    `${at}${name}: SQL is in files of queries (CONTRIBUTING.md#server-roles)`,
  ]
  const statements = [
    'const { rows } = await sql<{ id: number }>`select 1`.execute(db)',
    'const { rows } = await sql<{\n  id: number\n}>`select 1`',
    'set({ status_em: sql`now()` })',
    'sql.join(parts)',
    "assertChoices(db.selectFrom('cidade'), ids, 'id_cidade')",
    "saveRecord(db.updateTable('cidade'), input)",
    "removeRecord(db.deleteFrom('cidade'), id)",
    "db.insertInto('cidade')",
    "db.mergeInto('cidade')",
    'db.selectNoFrom(parts)',
    'departmentOptions(db, actor).execute()',
    'one(db, id).executeTakeFirst()',
    'one(db, id).executeTakeFirstOrThrow()',
    "visible(db).where('ativo', '=', true)",
    "visible(db).innerJoin('empresa', 'a', 'b')",
    "visible(db).orderBy('id')",
    'await client.query(takeLock, [id])',
    'await pool.query<Row>(text)',
    'await client.query(`begin; delete from cidade`)',
  ]

  it.each(statements)('not in a service: %s', (text) => {
    expect(problemsOf(`${at}lead.service.ts`, text)).toEqual(refused('lead.service.ts'))
    expect(problemsOf(`${at}lead.rest-head.ts`, text)).toEqual(refused('lead.rest-head.ts'))
    expect(problemsOf('apps/server/src/platform/mail.service.ts', text)).toHaveLength(1)
  })

  it.each(statements)('in queries, tests, and in files without a role outside of modules: %s', (text) => {
    expect(problemsOf(`${at}lead.queries.ts`, text)).toEqual([])
    expect(problemsOf(`${at}lead.test.ts`, text)).toEqual([])
    expect(problemsOf(`${at}lead.rest.test.ts`, text)).toEqual([])
    expect(problemsOf('apps/server/src/platform/mail.queries.ts', text)).toEqual([])
    expect(problemsOf('apps/server/src/platform/records.ts', text)).toEqual([])
    expect(problemsOf('apps/server/src/backup.ts', text)).toEqual([])
  })

  it.each([
    ['a part', 'const scope = (id: number) => sql<boolean>`x.id = ${id}`', []],
    ['a statement that is run', 'one(db, id).executeTakeFirst()', [1]],
    ['a statement on a connection', 'client.query(text)', [1]],
  ])('in a search or a scope: %s', (_, text, wrong) => {
    expect(problemsOf(`${at}lead.search.ts`, text)).toHaveLength(wrong.length)
    expect(problemsOf(`${at}lead-scope.ts`, text)).toHaveLength(wrong.length)
  })

  it('not what only looks like it', () => {
    const text = `import type { Insertable } from 'kysely'
      db.transaction().execute((inner) => list(inner))
      await client.query('begin')
      await client.query('rollback').catch(lost)
      await client.query('commit')
      router({ list: procedure.query(({ ctx }) => list(ctx.db)) })
      const usql = whereOf(input), selected = found.select`
    expect(problemsOf(`${at}lead.service.ts`, text)).toEqual([])
  })
})
