/** Without a primary a replica is read, and what would write is refused in words (docs/deploy.md#read-only). */
import { READ_ONLY, UNKNOWN_OUTCOME } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { createDatabase } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { startReplicated } from '@intranet/db/replicated'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import { makeKey } from '../src/platform/access-key.ts'
import { firstAnswer } from '../src/platform/first-answer.ts'
import { readEnv } from '../src/platform/env.ts'
import { makeProvider } from './factories/company.ts'
import { makeUser } from './factories/users.ts'
import { switchboard } from './switchboard.ts'
import { superadmin } from './app.ts'
import { TEST_KEY } from './test-key.ts'

const pair = await startReplicated()
const board = await switchboard(pair.primary)
await migrate(pair.primary)
const securityLog = join(tmpdir(), `intranet-read-only-${process.pid}.log`)
const env = readEnv({
  NODE_ENV: 'test',
  PORT: '3000',
  LOG_LEVEL: 'silent',
  SECRET_KEY: TEST_KEY,
  DATABASE_URL: board.url,
  DATABASE_READ_URLS: pair.replica,
  SECURITY_LOG: securityLog,
})
const deps = createDeps(env, board.url, pino({ level: 'silent' }))
const app = await buildApp(deps)
afterAll(async () => {
  await app.close()
  await deps.security.settle().catch(() => {})
  await Promise.all([deps.connection.close(), deps.background.close(), deps.replicas.close()])
  await board.close()
  await pair.stop()
  rmSync(securityLog, { force: true })
})

const { db } = deps.connection
const empresa = await makeProvider(db)
const boss = await makeUser(db, { roles: ['rh:gestor'], empresas: [empresa] })
const colleague = await makeUser(db, {})
const bearer = async (id: number) => ({
  authorization: `Bearer ${(await deps.auth.createSession(id, {})).id}`,
})
const headers = await bearer(boss)
const others = await bearer(colleague)
const top = await bearer(await makeUser(db, superadmin))
await sql`insert into rh_familiar (id_funcionario, nome, parentesco) values (${colleague}, 'Rita', 'mae')`.execute(
  db,
)

const get = (url: string, given = headers) => app.inject({ url, headers: given })
const save = (nome: string, more = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/rh/departamento',
    headers: { ...headers, ...more },
    payload: { object: { nome, id_empresa: empresa, ativo: true } },
  })
const named = async (nome: string) =>
  (await db.selectFrom('rh_departamento').select('id').where('nome', '=', nome).execute()).length

it('a write whose COMMIT is not answered is said to be unknown, within the time of a request, and is there once', async () => {
  await save('Antes')
  await pair.stallCommits(true)
  const begun = performance.now()
  const answer = await save('Incerto', { 'idempotency-key': 'incerto-1' })
  expect(performance.now() - begun).toBeLessThan(15_000)
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { codigo: UNKNOWN_OUTCOME, mensagem: refusal.unknownOutcome },
  ])
  await pair.stallCommits(false)
  await expect.poll(() => named('Incerto')).toBe(1)
  expect((await save('Incerto', { 'idempotency-key': 'incerto-1' })).statusCode).toBe(200)
  expect(await named('Incerto')).toBe(1)
}, 60_000)

it('while every COMMIT waits for a replica, people read on', async () => {
  const providers: number[] = []
  for (let n = 0; n < 9; n += 1) providers.push(await makeProvider(db))
  const bosses: { authorization: string }[] = []
  for (let n = 0; n < 3; n += 1)
    bosses.push(await bearer(await makeUser(db, { roles: ['rh:gestor'], empresas: providers })))
  await pair.stallCommits(true)
  const writes = providers.map((id_empresa, n) =>
    app.inject({
      method: 'POST',
      url: '/v1/rh/departamento',
      headers: bosses[n % 3]!,
      payload: { object: { nome: `Espera ${n}`, id_empresa, ativo: true } },
    }),
  )
  const waiting = async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from pg_stat_activity where wait_event = 'SyncRep'`.execute(db)
    return rows[0]!.total
  }
  await expect.poll(waiting, { timeout: 4000 }).toBe(6)
  const begun = performance.now()
  expect((await get('/v1/rh/departamento', top)).statusCode).toBe(200)
  expect(performance.now() - begun).toBeLessThan(2000)
  await pair.stallCommits(false)
  await Promise.all(writes)
}, 60_000)

it('a start does not take a replica for its database', async () => {
  await expect(firstAnswer(pair.replica, 1, () => {})).rejects.toThrow('somente leitura')
})

it('without a primary sessions are read, lists are answered, and nothing is written', async () => {
  // In its second half: at a primary its use would renew it.
  await sql`update sessao set expires_at = now() + interval '1 hour'`.execute(db)
  await pair.caughtUp()
  await pair.killPrimary()
  const begun = performance.now()
  await expect.poll(async () => (await get('/v1/rh/departamento')).statusCode, { timeout: 10_000 }).toBe(200)
  expect(performance.now() - begun).toBeLessThan(3000)
  const read = await get('/trpc/auth.session')
  expect([read.statusCode, read.headers['x-somente-leitura']]).toEqual([200, '1'])
  expect((await get('/readyz')).statusCode).toBe(200)
  expect((await get('/healthz')).statusCode).toBe(503)

  const words = { codigo: READ_ONLY, mensagem: refusal.readOnly }
  // A replica may lack what was begun just before: that is no reason to sign anybody out.
  for (const token of ['begunjustnow', makeKey().chave]) {
    const unknown = await get('/v1/rh/departamento', { authorization: `Bearer ${token}` })
    expect([unknown.statusCode, unknown.json()]).toEqual([503, words])
  }
  const refused = await save('Depois')
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([503, words, '5'])
  const recorded = await get(`/v1/rh/familiar?filtro={"id_funcionario":${colleague}}`)
  expect([recorded.statusCode, recorded.json()]).toEqual([503, words])
  // A look at the security log is a line of it first.
  const looked = await get('/trpc/security.list', top)
  expect([looked.statusCode, looked.json().error.data.codigo]).toEqual([503, READ_ONLY])
  const signIn = await app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email: 'pessoa1@intranet.example', senha: 'Intranet@2026' },
  })
  expect([signIn.statusCode, signIn.json()]).toEqual([503, words])
  expect((await get('/v1/usuario', others)).statusCode).toBe(403)
}, 60_000)

it('what was refused meanwhile is in the file at once, and in the table later, under its own time', async () => {
  const written = readFileSync(securityLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { tipo: string; data: string; alvo: string; detalhe: string | null })
  expect(written.map(({ alvo, detalhe }) => [alvo, detalhe])).toEqual([
    ['GET /v1/rh/departamento', 'leitura'],
    ['GET /v1/rh/departamento', 'leitura'],
    ['departments.create', 'leitura'],
    ['relatives.list', 'leitura'],
    ['security.list', 'leitura'],
    ['auth.login', 'leitura'],
    ['users.list', null],
  ])
  await new Promise((done) => setTimeout(done, 1500))
  await pair.promote()
  board.leadTo(pair.replica)
  await expect
    .poll(async () => (await get('/readyz')).headers['x-somente-leitura'], { timeout: 10_000 })
    .toBe(undefined)
  await expect.poll(async () => (await save('De volta')).statusCode, { timeout: 10_000 }).toBe(200)
  const { db: now, close } = createDatabase(pair.replica, { max: 1 })
  const lines = () => now.selectFrom('seguranca_evento').select(['alvo', 'data']).orderBy('ordem').execute()
  await expect.poll(async () => (await lines()).length, { timeout: 10_000 }).toBe(written.length)
  expect((await lines()).map(({ alvo, data }) => [alvo, data.toISOString()])).toEqual(
    written.map(({ alvo, data }) => [alvo, data]),
  )
  await close()
}, 60_000)
