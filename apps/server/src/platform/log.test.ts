import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { buildApp } from '../app.ts'
import { createLog, loggedError } from './log.ts'

const { db, deps } = await testWorld()
const planted = {
  nome: 'Quitéria Plantada',
  email: 'plantada@example.com',
  cpf: '52998224725',
  token: 'tokenplantado',
}
const values = Object.values(planted)

/** A log that keeps its lines. */
function keptLog() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => void lines.push(line) }) }
}

const failures: [string, () => Promise<unknown>][] = [
  ['a value of another type', () => sql`select ${planted.nome}::text::bigint`.execute(db)],
  [
    'a name that exists',
    async () => {
      const row = { nome: planted.nome, sistema: 'plantada', ativo: true }
      await db.insertInto('empresa').values([row, row]).execute()
    },
  ],
  ['a raised text', () => sql`do $$ begin raise exception 'for plantada@example.com'; end $$`.execute(db)],
  ['a value that is too long', () => sql`select ${planted.cpf}::numeric(3)`.execute(db)],
]

it.each(failures)('logs which rule of the database refused %s, never the value', async (_name, fail) => {
  const { lines, log } = keptLog()
  const error: unknown = await fail().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Error)
  log.error({ err: error }, 'request failed')
  log.error({ err: new Error('procedure', { cause: error }) }, 'procedure failed')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/"code":"[0-9A-Z]{5}"/)
  for (const line of lines) for (const value of values) expect(line).not.toContain(value)
})

it('keeps the names of a broken constraint, the text of our own errors, and where they were thrown', () => {
  const cause = Object.assign(new Error('Key (nome)=(x) exists'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'x',
    table: 'empresa',
    constraint: 'empresa_nome_unico',
  })
  const logged = loggedError(new Error('ours', { cause }))
  expect(logged).toMatchObject({
    message: 'ours',
    cause: { message: 'SQLSTATE 23505', code: '23505', table: 'empresa', constraint: 'empresa_nome_unico' },
  })
  expect(logged.stack).toContain('log.test.ts')
  expect(JSON.stringify(logged)).not.toContain('(x)')
})

it('ends with the fourth cause, also where errors name each other', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(loggedError(error)).match(/"cause"/g)).toHaveLength(4)
})

it('names the pattern of an address, never what was in it (docs/platform.md#what-logs-hold)', async () => {
  const { lines, log } = keptLog()
  const app = await buildApp({ ...deps, log })
  const { nome, cpf, token } = planted
  for (const url of [
    `/v1/descadastro/${token}`,
    `/v1/rh/departamento/${cpf}?filtro=${cpf}`,
    `/nothing/${encodeURIComponent(nome)}`,
    `/trpc/nothing.${cpf}?input=${cpf}`,
    `/r/${token}`,
    `/files/${token}/${cpf}`,
    `/%zz${token}`,
  ])
    await app.inject({ url, headers: { authorization: `Bearer ${token}`, cookie: `sessao=${token}` } })
  expect(lines.length).toBeGreaterThanOrEqual(6)
  expect(lines.some((line) => line.includes('"route":"/v1/rh/departamento/:id"'))).toBe(true)
  for (const line of lines)
    for (const value of [...values, encodeURIComponent(nome)]) expect(line).not.toContain(value)
})
