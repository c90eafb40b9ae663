import { get, type Server } from 'node:http'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { makeNews } from '../../../test/factories/news.ts'
import { buildApp } from '../../app.ts'
import { createDeps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { endingBy, endToken } from '../../platform/session-ends.ts'
import { STREAMS_PER_PERSON } from './stream-hub.ts'

const { db, deps, app, as } = await testWorld()
const url = deps.connection.pool.options.connectionString!

// A second server process on the same database, as behind a balancer.
const otherDeps = createDeps(deps.env, url, pino({ level: 'silent' }))
const other = await buildApp(otherDeps)
afterAll(async () => {
  await other.close()
  await otherDeps.connection.close()
})
const here = await app.listen({ port: 0, host: '127.0.0.1' })
const there = await other.listen({ port: 0, host: '127.0.0.1' })

interface Listening {
  text: () => string
  ended: Promise<void>
  status: number
  headers: Record<string, unknown>
  stop(): void
}

function listen(origin: string, token: string, headers = {}): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const request = get(
      `${origin}/events`,
      { headers: { authorization: `Bearer ${token}`, ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        const ended = new Promise<void>((done) => answer.once('close', done))
        resolve({
          text: () => text,
          ended,
          status: answer.statusCode!,
          headers: answer.headers,
          stop: () => request.destroy(),
        })
      },
    )
    request.once('error', reject)
  })
}

const say = (usuarios: number[], msg = 'Oi') =>
  notify(db, { remetente: null, usuarios, data: { modulo: 'novidades', msg } })

const connections = (server: Server) =>
  new Promise<number>((done) => server.getConnections((_error, count) => done(count)))

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 })

describe('event streams', () => {
  it('carry a notification raised anywhere to a browser connected to another server', async () => {
    const person = await as({})
    const stream = await listen(there, person.token)
    expect(stream.headers['content-type']).toContain('text/event-stream')
    expect(stream.headers['x-accel-buffering']).toBe('no')
    await soon(() => expect(stream.text()).toContain('event: pronto'))
    await say([person.userId])
    await soon(() => expect(stream.text()).toMatch(/id: \d+\nevent: notificacao/))
    stream.stop()
  })

  it('announce reactions to everybody, several together in one line of ids', async () => {
    const people = await Promise.all([as({}), as({}), as({})])
    const stream = await listen(there, people[2].token)
    await soon(() => expect(stream.text()).toContain('event: pronto'))
    const id_item = await makeNews(db)
    const second = await makeNews(db)
    for (const { call } of people) {
      await call.reactions.react({ tipo: 'novidade', id_item, reacao: 'cake' })
      await call.reactions.react({ tipo: 'novidade', id_item: second, reacao: 'favorite' })
    }
    const reported = () =>
      stream
        .text()
        .match(/event: reacao\ndata: (.*)/)?.[1]
        ?.split(',')
    await soon(() => expect(reported()).toContain(`novidade:${id_item}`))
    await soon(() => expect(stream.text()).toContain(`novidade:${second}`))
    expect(stream.text().match(/event: reacao/g)!.length).toBeLessThan(6)
    stream.stop()
  })

  it('do not change those of other people', async () => {
    const one = await as({})
    const two = await as({})
    const [first, second] = [await listen(here, one.token), await listen(here, two.token)]
    await soon(() => expect(second.text()).toContain('pronto'))
    await say([one.userId])
    await soon(() => expect(first.text()).toContain('notificacao'))
    expect(second.text()).not.toContain('notificacao')
    first.stop()
    second.stop()
  })

  it('say nothing of a notification that was rolled back', async () => {
    const person = await as({})
    const stream = await listen(here, person.token)
    await soon(() => expect(stream.text()).toContain('pronto'))
    await db
      .transaction()
      .execute(async (transaction) => {
        await notify(transaction, {
          remetente: null,
          usuarios: [person.userId],
          data: { modulo: 'rh', msg: 'y' },
        })
        throw new Error('no')
      })
      .catch(() => {})
    await say([person.userId])
    await soon(() => expect(stream.text().match(/event: notificacao/g)).toHaveLength(1))
    expect(await person.call.notifications.unread()).toEqual({ total: 1 })
    stream.stop()
  })

  it('end at once when the session is revoked', async () => {
    const person = await as({})
    const stream = await listen(there, person.token)
    await soon(() => expect(stream.text()).toContain('pronto'))
    await endToken(deps.connection.db, person.token, endingBy(deps, 'saiu'))
    await stream.ended
    expect(stream.text()).toContain('event: acesso\ndata: encerrado')
  })

  it('end when a role of the person is removed or given, not when somebody else’s is', async () => {
    const person = await as({ roles: ['rh:gestor'] })
    const bystander = await as({})
    const [stream, quiet] = [await listen(here, person.token), await listen(here, bystander.token)]
    await soon(() => expect(quiet.text()).toContain('pronto'))
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', person.userId).execute()
    await stream.ended
    expect(stream.text()).toContain('data: alterado')
    expect(quiet.text()).not.toContain('acesso')
    quiet.stop()
  })

  it('end when the person is switched off or their profile changes', async () => {
    const person = await as({})
    const { id } = await db
      .insertInto('perfil_acesso')
      .values({ nome: 'Perfil do teste', roles: ['rh:leitor'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('users_profiles').values({ id_usuario: person.userId, id_perfil: id }).execute()
    const first = await listen(here, person.token)
    await soon(() => expect(first.text()).toContain('pronto'))
    await db
      .updateTable('perfil_acesso')
      .set({ roles: ['rh:gestor'] })
      .where('id', '=', id)
      .execute()
    await first.ended
    const second = await listen(here, person.token)
    await soon(() => expect(second.text()).toContain('pronto'))
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', person.userId).execute()
    await second.ended
    expect((await listen(here, person.token)).status).toBe(401)
  })

  it('continue after the listening connection was killed, and say that an event may be missing', async () => {
    const person = await as({})
    const stream = await listen(here, person.token)
    await soon(() => expect(stream.text()).toContain('pronto'))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen evento'`.execute(db)
    await soon(() => expect(stream.text()).toContain('event: perdidos'))
    await say([person.userId])
    await soon(() => expect(stream.text()).toContain('event: notificacao'))
    stream.stop()
  })

  it('are refused to guests, and from the 21st on', async () => {
    expect((await listen(here, 'nobody')).status).toBe(401)
    const person = await as({})
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(here, person.token)))
    const extra = await listen(here, person.token)
    expect(extra.status).toBe(429)
    expect(extra.headers['retry-after']).toBe('60')
    for (const stream of streams) stream.stop()
  })

  it('end before the server stops, so that stopping does not wait for them', async () => {
    const thirdDeps = createDeps(deps.env, url, pino({ level: 'silent' }))
    const third = await buildApp(thirdDeps)
    const person = await as({})
    const stream = await listen(await third.listen({ port: 0, host: '127.0.0.1' }), person.token)
    await soon(() => expect(stream.text()).toContain('pronto'))
    await third.close()
    await thirdDeps.connection.close()
    await stream.ended
  })

  it('closed before they were opened free their place', async () => {
    const person = await as({})
    const { pool } = deps.connection
    const locked = await pool.connect()
    await locked.query('begin; lock table sessao in access exclusive mode')
    const given = Array.from({ length: STREAMS_PER_PERSON }, () => {
      const request = get(`${here}/events`, { headers: { authorization: `Bearer ${person.token}` } })
      return request.on('error', () => {})
    })
    await soon(() => expect(pool.waitingCount).toBeGreaterThan(0))
    await soon(async () => expect(await connections(app.server)).toBeGreaterThanOrEqual(given.length))
    for (const request of given) request.destroy()
    await soon(async () => expect(await connections(app.server)).toBe(0))
    await locked.query('commit')
    locked.release()
    await soon(() => expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount]))
    const stream = await listen(here, person.token)
    expect(stream.status).toBe(200)
    stream.stop()
  })

  it('continue after the last id that they receive on reconnecting', async () => {
    const person = await as({})
    const stream = await listen(here, person.token, { 'last-event-id': '41' })
    await soon(() => expect(stream.text()).toContain('id: 41'))
    const odd = await listen(here, person.token, { 'last-event-id': 'x y' })
    await soon(() => expect(odd.text()).toContain('pronto'))
    expect(odd.text()).not.toContain('id:')
    stream.stop()
    odd.stop()
  })
})

it('a payload for a thousand people fits PostgreSQL’s limit', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into rh_usuario (nome, email)
    select 'Pessoa', 'lote' || n || '@intranet.example' from generate_series(1, 1200) n returning id`.execute(
    db,
  )
  await say(rows.map(({ id }) => id))
  const { total } = await db
    .selectFrom('notificacao_usuario')
    .where(
      'id_usuario',
      'in',
      rows.map(({ id }) => id),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBe(1200)
})
