/** No list finds a masked document by parts: a search column that holds one is narrowed to what its readers see. */
import { grantableModules } from '@intranet/contract/access'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createCaller } from '../src/doors/trpc/app-router.ts'
import { findActor } from '../src/platform/session.ts'
import { testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { recordingDatabase } from './statements/recording-database.ts'
import { at, procedures } from './walked-procedures.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const lists = procedures.filter(
  ([, { type, inputs }]) => type === 'query' && inputs[0]?.safeParse({ q: '529982' }).success,
)

/** Tables whose search column is made of a document, a phone or an address too. */
const { rows } = await sql<{ tabela: string }>`
  select table_name as tabela from information_schema.columns where table_schema = 'public' and column_name = 'busca'
    and generation_expression ~ 'cpf|documento|fone|email'`.execute(db)

const person = async (roles: string[]) => {
  const { token } = await as({ roles, empresas: [ours], id_empresa: ours })
  return (await findActor(deps.auth, token))!.actor
}

/** Whether a statement searches such a column and nothing else. */
const searchesAll = (statement: string) =>
  rows.some(({ tabela }) => {
    const aliases = [...statement.matchAll(new RegExp(`\\b${tabela}"? as "?(\\w+)`, 'g'))].map(
      ([, one]) => one,
    )
    return aliases.some((alias) => new RegExp(`"${alias}"\\."busca" like`).test(statement))
  }) && !statement.includes('normaliza(concat_ws(')

/** The lists in which this person finds somebody by a part of what the search column holds. */
async function foundByParts(roles: string[]) {
  const asked: string[] = []
  const actor = await person(roles)
  const session = { start() {}, end() {} }
  const found = []
  let searched = 0
  const recording = recordingDatabase(async ({ sql: text }) => {
    asked.push(text)
    return []
  })
  const call = createCaller({ deps, db: recording, actor, requestId: '', address: '', session, token: '' })
  for (const [path] of lists) {
    asked.splice(0)
    await at(call, path)({ q: '529982' }).catch(() => null)
    if (asked.some((one) => one.includes('like'))) searched += 1
    if (asked.some(searchesAll)) found.push(path)
  }
  return { searched, found }
}

/** Who keeps records of people, or sells, sees what they search whole. */
const seenWhole = [
  'employees.list',
  'leads.export',
  'leads.list',
  'partners.list',
  'permissions.list',
  'users.list',
]

it('is found by parts by those alone who see it whole (docs/platform.md#masked-documents)', async () => {
  expect(rows.length).toBeGreaterThan(4)
  for (const [level, expected] of [
    ['leitor', []],
    ['solicitante', ['leads.list']],
    ['gestor', seenWhole],
  ] as const) {
    const { searched, found } = await foundByParts(grantableModules.map((module) => `${module}:${level}`))
    expect([level, found.toSorted()]).toEqual([level, expected])
    expect(searched).toBeGreaterThan(60)
  }
})
