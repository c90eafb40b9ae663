/** Somebody outside who locks a row or a table: who needs it is refused in words, and nobody else notices. */
import { refusal } from '@intranet/contract/messages/refusals'
import { createDatabase, requestLimits } from '@intranet/db/connection'
import { OWN_SHARE_TAKEN } from '@intranet/db/places'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fromDatabase } from '../src/platform/database-errors.ts'
import { testWorld } from './app.ts'
import { makeDepartment, makeProvider } from './factories/company.ts'

const { db, as, app, deps } = await testWorld({}, true)
const id_empresa = await makeProvider(db)
const [locked, other] = [await makeDepartment(db, id_empresa), await makeDepartment(db, id_empresa)]
const manager = () => as({ roles: ['rh:gestor', 'configuracao:gestor'], empresas: [id_empresa] })
const colleague = await manager()
const address = deps.connection.pool.options.connectionString!

/** Holds, in a transaction of somebody else's, what `statement` touches; answers how many wait for locks. */
async function hold(statement: string) {
  const outside = createDatabase(address, { max: 1 })
  const client = await outside.pool.connect()
  await client.query('begin')
  await client.query(statement)
  let ended = false
  async function release(): Promise<void> {
    if (ended) return
    ended = true
    await client.query('rollback')
    client.release()
    await outside.close()
  }
  onTestFinished(release)
  return {
    release,
    async waiting(): Promise<number> {
      const { rows } = await client.query<{ n: number }>(
        `select count(distinct pid)::int as n from pg_locks where not granted`,
      )
      return rows[0]!.n
    },
  }
}

function ask({ token }: { token: string }, method: 'GET' | 'PUT', url: string, payload?: object) {
  return app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })
}

/** What others do meanwhile. */
async function everybodyElse(): Promise<number[]> {
  const answers = await Promise.all([
    app.inject({ url: '/healthz' }),
    ask(colleague, 'GET', '/v1/usuario?limit=1'),
    ask(colleague, 'GET', `/v1/rh/departamento/${other}`),
    ask(colleague, 'PUT', `/v1/rh/departamento/${other}`, { object: { nome: 'Outro' } }),
    ask(colleague, 'GET', '/v1/feriado?limit=1'),
  ])
  return answers.map(({ statusCode }) => statusCode)
}

describe('ten edits of a row that is locked', () => {
  it.each(['ten people', 'one person'])('of %s get their text, and nobody else notices', async (who) => {
    const one = await manager()
    const people = await Promise.all(
      Array.from({ length: 10 }, () => (who === 'one person' ? one : manager())),
    )
    // What is made at the first call of a path is there before the lock, which waits three seconds.
    await everybodyElse()
    const holder = await hold(`update rh_departamento set nome = 'Preso' where id = ${locked}`)
    let settled = 0
    const edits = people.map((person, n) =>
      ask(person, 'PUT', `/v1/rh/departamento/${locked}`, { object: { nome: `Nome ${n}` } }).finally(
        () => (settled += 1),
      ),
    )
    await expect.poll(holder.waiting).toBe(1)
    expect(await everybodyElse()).toEqual([200, 200, 200, 200, 200])
    expect(settled).toBe(0)
    for (const answer of await Promise.all(edits))
      expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
        409,
        { codigo: 'locked', mensagem: refusal.locked },
        '1',
      ])
    await holder.release()
    expect(
      (await ask(one, 'PUT', `/v1/rh/departamento/${locked}`, { object: { nome: 'Livre' } })).statusCode,
    ).toBe(200)
  })

  it('go through one after the other when it is released in time', async () => {
    const people = await Promise.all([manager(), manager(), manager()])
    const holder = await hold(`update rh_departamento set nome = 'Preso' where id = ${locked}`)
    const edits = people.map((person, n) =>
      ask(person, 'PUT', `/v1/rh/departamento/${locked}`, { object: { nome: `A tempo ${n}` } }),
    )
    await expect.poll(holder.waiting).toBe(1)
    await holder.release()
    expect((await Promise.all(edits)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })
})

it('one person who reads a table that is locked leaves the others their connections', async () => {
  const one = await manager()
  const holder = await hold('lock table microrregiao in access exclusive mode')
  const lists = Array.from({ length: 12 }, () => ask(one, 'GET', '/v1/microrregiao'))
  const share = Math.floor(deps.env.DATABASE_POOL / 3)
  await expect.poll(holder.waiting).toBe(share)
  expect(await everybodyElse()).toEqual([200, 200, 200, 200, 200])
  expect(await holder.waiting()).toBe(share)
  await holder.release()
  expect((await Promise.all(lists)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
})

it('with all connections out, sessions are still read and the health is answered', async () => {
  const people = await Promise.all(Array.from({ length: deps.env.DATABASE_POOL }, manager))
  const holder = await hold('lock table microrregiao in access exclusive mode')
  const lists = people.map((person) => ask(person, 'GET', '/v1/microrregiao'))
  await expect.poll(holder.waiting).toBe(deps.env.DATABASE_POOL - 1)
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  // A body that is no body is refused once it is known who sent it.
  expect((await ask(colleague, 'PUT', `/v1/rh/departamento/${other}`, [])).statusCode).toBe(422)
  await holder.release()
  await Promise.all(lists)
})

it('what takes too long, or too many connections, is said in words', async () => {
  const { db: impatient, close } = createDatabase(address, {
    max: 2,
    limits: { ...requestLimits, statement: 20 },
  })
  onTestFinished(close)
  const late = await sql`select pg_sleep(60)`.execute(impatient).catch((error: unknown) => error)
  expect(fromDatabase(late)).toMatchObject({ code: 'unavailable', message: refusal.tooSlow })
  expect(fromDatabase(new Error(OWN_SHARE_TAKEN))).toMatchObject({ code: 'too_many' })
})
