/** The list of changes names, for each demo role, only records that this role reads by a list or by its id. */
import { demoSignIns } from '@intranet/db/demo/sign-ins'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { appRouter } from '../src/doors/trpc/app-router.ts'
import { mayUse } from '../src/platform/procedure/caller.ts'
import { proceduresOf } from '../src/platform/procedure/procedures-of.ts'
import { walkWorld, type WalkPerson } from './walk-world.ts'
import { at, codeOf, procedures } from './walked-procedures.ts'

const { callersOf, db, undoneDeps } = await walkWorld()
const paths = new Set(procedures.map(([path]) => path))
const named = Object.entries(proceduresOf(appRouter))
const lists = undoneDeps.offers.changes.map(({ table, list }) => ({
  table,
  list,
  path: named.find(([, procedure]) => procedure === list)![0],
}))

/** Every second record is switched off: what only those see who keep it. */
const { rows: switched } = await sql<{ tabela: string }>`
  select table_name as tabela from information_schema.columns
  where table_schema = 'public' and column_name = 'ativo' and is_generated = 'NEVER'
    and table_name = any(${lists.map(({ table }) => table)})`.execute(db)
for (const { tabela } of switched.filter(({ tabela: name }) => name !== 'rh_usuario' && name !== 'empresa'))
  // A table whose rule refuses that keeps its records as they are.
  await sql`update ${sql.table(tabela)} set ativo = false where id % 2 = 0`.execute(db).catch(() => undefined)

const beginning = new Date(Date.now() - 24 * 3_600_000).toISOString()
const PAGE = 1000

/** Records that are there still, as the person is notified, by table. */
async function reportedTo({ read }: WalkPerson): Promise<Map<string, Set<number>>> {
  const reported = new Map<string, Set<number>>()
  for (let desde = beginning; ;) {
    const { alteracoes, depois } = await read.changes.list({ desde, limit: 5 * PAGE })
    for (const { tabela, id, operacao } of alteracoes) {
      const ids = reported.get(tabela) ?? new Set()
      if (operacao === 'DELETE') ids.delete(id)
      else ids.add(id)
      reported.set(tabela, ids)
    }
    if (alteracoes.length < 5 * PAGE) return reported
    desde = depois
  }
}

type Rows = { id: number }[]

/** Every row of a list, or none where it is refused; the cities of a provider are asked of each. */
async function listedBy({ read, actor }: WalkPerson, path: string): Promise<number[]> {
  const call = at(read, path)
  if (path === 'providers.cities') {
    const pages = await Promise.all(actor!.empresas.map((id) => call({ id })))
    return (pages.flat() as Rows).map(({ id }) => id)
  }
  const ids: number[] = []
  for (let offset = 0; ; offset += PAGE) {
    const answer = (await call({ limit: PAGE, offset }).catch(() => [])) as Rows | { dados: Rows }
    const rows = Array.isArray(answer) ? answer : answer.dados
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < PAGE) return ids
  }
}

/** Announced records of a table that neither a list of it shows nor its `get` answers. */
async function unreadable(person: WalkPerson, table: string, ids: Set<number>): Promise<number[]> {
  const own = lists.filter((one) => one.table === table && mayUse(one.list, person.actor))
  const seen = new Set((await Promise.all(own.map(({ path }) => listedBy(person, path)))).flat())
  const gets = own.map(({ path }) => `${path.split('.')[0]}.get`).filter((path) => paths.has(path))
  const unread: number[] = []
  for (const id of [...ids].filter((one) => !seen.has(one))) {
    const codes = await Promise.all(gets.map((path) => codeOf(at(person.read, path)({ id }))))
    if (!codes.includes('answered')) unread.push(id)
  }
  return unread
}

describe('changes name only records that the person reads', () => {
  it.each(demoSignIns.map(({ login }) => login))('%s', async (login) => {
    const person = await callersOf(`${login}@intranet.example`)
    const reported = await reportedTo(person)
    if (login === 'superadmin') expect(reported.size).toBeGreaterThan(60)
    const wrong: Record<string, number[]> = {}
    for (const [table, ids] of reported) {
      const unread = await unreadable(person, table, ids)
      if (unread.length > 0) wrong[table] = unread
    }
    expect(wrong).toEqual({})
  })
})
