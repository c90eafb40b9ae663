/** Marked readings are answered by replicas, and nobody reads less than what they wrote (docs/deploy.md#reads-go-wide). */
import { createDatabase, type Connection } from '@intranet/db/connection'
import { noReplicas } from '@intranet/db/replicas'
import * as pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import { createCaller } from '../src/doors/trpc/app-router.ts'
import { notify } from '../src/platform/notify.ts'
import { findActor } from '../src/platform/session.ts'
import { writeAndRead } from './wide-history.ts'
import { readingSeconds, wideWorld } from './wide-world.ts'

const world = await wideWorld()
const { db, postgres, servers, first, second, person, warned } = world
const patient = { timeout: 20_000, interval: 50 }

/** How many readings a replica was lent for, from now until the test ends. */
function countLoans(): () => number {
  let lent = 0
  for (const { deps } of servers) {
    const { replicas } = deps
    const { upTo } = replicas
    replicas.upTo = (position) => {
      const replica = upTo(position)
      if (replica) lent += 1
      return replica
    }
    onTestFinished(() => void (replicas.upTo = upTo))
  }
  return () => lent
}

async function lag(ms: number): Promise<void> {
  for (const place of postgres.replicas.keys()) await postgres.delay(place, ms)
}

it('a reading goes to a replica, and to the primary after its person wrote, until the replica has it', async () => {
  const lent = countLoans()
  const ana = await person()
  await lag(1500)
  await expect.poll(async () => (await ana.read(), lent()), patient).toBeGreaterThan(0)
  let version = 0
  for (const server of [first, second])
    for (const headers of [ana.session, ana.keyed]) {
      version += 1
      const before = lent()
      await ana.write(version, server, headers)
      // Also by the other server, and by the key of the same person.
      for (const other of [first, second])
        for (const given of [ana.session, ana.keyed]) expect(await ana.read(other, given)).toBe(version)
      expect(lent()).toBe(before)
    }
  const before = lent()
  await expect.poll(async () => (await ana.read(), lent()), patient).toBeGreaterThan(before)
  expect(await ana.read()).toBe(version)
}, 60_000)

/** Lends something else for readings, until the test ends. */
function lend(replica: Partial<Connection>): void {
  const { replicas } = first.deps
  const { upTo } = replicas
  replicas.upTo = () => replica as Connection
  onTestFinished(() => void (replicas.upTo = upTo))
}

/** A database that refuses every statement with this error. */
const failing = (error: Error) =>
  db.withPlugin({
    transformQuery() {
      throw error
    },
    transformResult: async ({ result }) => result,
  })

it.each([
  ['it is in the way of a replay', new Error('canceling statement due to conflict with recovery')],
  ['it ends', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['it would have to write', Object.assign(new Error('read-only transaction'), { code: '25006' })],
])('what a replica fails at because %s is read once more, from the primary', async (_why, error) => {
  const ana = await person()
  await ana.write(7)
  lend({ of: () => failing(error) })
  const before = await readingSeconds([first])
  warned.splice(0)
  expect(await ana.read()).toBe(7)
  expect(warned.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(['departments.list'])
  const after = await readingSeconds([first])
  expect(after.primary).toBeGreaterThan(before.primary)
  expect(after.replica).toBeGreaterThan(before.replica)
})

it('a replica that cannot be reached is no reason to refuse', async () => {
  const gone = createDatabase('postgresql://postgres@127.0.0.1:9/intranet', { max: 1 })
  onTestFinished(gone.close)
  const ana = await person()
  await ana.write(3)
  lend(gone)
  expect(await ana.read()).toBe(3)
})

it('what took too long on a replica is not asked again', async () => {
  const ana = await person()
  const of = vi.fn(() => failing(Object.assign(new Error('too slow'), { code: '57014' })))
  lend({ of })
  const answer = await first.app.inject({ url: '/export/departments.list', headers: ana.session })
  expect([answer.statusCode, of.mock.calls.length]).toEqual([503, 1])
})

it('what follows a write in one request is read from the primary', async () => {
  await lag(0)
  const ana = await person()
  const lent = countLoans()
  const ask = (paths: string, payload: object) =>
    first.app.inject({
      method: 'POST',
      url: `/trpc/${paths}?batch=1`,
      headers: ana.session,
      payload,
    })
  const change = { id: ana.own, nome: 'Setor mudado' }
  const [figures, asked] = ['hrReports.staffFigures', { relatorio: 'ativos' }]
  await expect.poll(async () => (await ask(figures, { 0: asked }), lent()), patient).toBeGreaterThan(0)
  const before = lent()
  const answer = await ask(`departments.update,${figures}`, { 0: change, 1: asked })
  expect(answer.statusCode).toBe(200)
  const { actor } = (await findActor(first.deps.auth, ana.session.authorization.slice('Bearer '.length)))!
  const caller = () =>
    createCaller({
      deps: first.deps,
      db,
      actor,
      requestId: 'test',
      address: '127.0.0.1',
      session: { start() {}, end() {} },
      token: undefined,
      seen: { position: 0 },
    })
  const call = caller()
  await call.departments.update({ id: ana.own, nome: 'Setor mudado de novo' })
  await call.hrReports.staffFigures({ relatorio: 'ativos' })
  expect(lent()).toBe(before)
  await caller().hrReports.staffFigures({ relatorio: 'ativos' })
  expect(lent()).toBe(before + 1)
})

it('what a slow procedure writes outside of a transaction is noted too', async () => {
  const ana = await person()
  const noted = () =>
    db.selectFrom('pessoa_gravacao').where('id_usuario', '=', ana.id).select('posicao').execute()
  expect(await noted()).toEqual([])
  const answer = await first.app.inject({ method: 'POST', url: '/trpc/auth.logout', headers: ana.session })
  expect([answer.statusCode, await noted()]).toEqual([200, [{ posicao: expect.any(Number) }]])
})

it('a browser that heard of something is answered with it', async () => {
  await lag(1500)
  const [ana, ben] = [await person(), await person()]
  const origin = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const left = new AbortController()
  onTestFinished(() => left.abort())
  const stream = await fetch(`${origin}/events`, { headers: ben.session, signal: left.signal })
  let heard = ''
  void (async () => {
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) heard += part
  })().catch(() => {})
  const position = (kind: string) =>
    new RegExp(
      `event: posicao\\ndata: (\\d+)\\n\\n(?:retry: \\d+\\n)?(?:id: \\d+\\n)?event: ${kind}\\n`,
    ).exec(heard)?.[1]
  await expect.poll(() => position('pronto'), patient).toBeDefined()
  await ana.write(12)
  await notify(db, {
    remetente: null,
    usuarios: [ben.id],
    data: { modulo: 'novidades', msg: 'Veja o setor.' },
  })
  await expect.poll(() => position('notificacao'), patient).toBeDefined()
  const lent = countLoans()
  const reads = (more = {}) => ana.read(first, { ...ben.session, ...more })
  expect([await reads({ 'x-posicao': position('notificacao')! }), lent()]).toEqual([12, 0])
  // Ben wrote nothing: without what he heard a replica answers him.
  expect([(await reads()) === 12, lent()]).toEqual([false, 1])
  for (const nonsense of ['1e9', '-1', '9'.repeat(40)]) await reads({ 'x-posicao': nonsense })
  expect(lent()).toBe(4)
}, 60_000)

it('without replicas nothing is asked besides, and with them no more often', async () => {
  const asked: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function spied(this: pg.Client, ...given: unknown[]) {
    const [what] = given as [string | { text: string }]
    asked.push(typeof what === 'string' ? what : what.text)
    return Reflect.apply(query, this, given) as unknown
  } as typeof query
  onTestFinished(() => void (pg.Client.prototype.query = query))
  const statements = async (urls: string[]) => {
    const deps = createDeps({ ...first.deps.env, DATABASE_READ_URLS: urls }, postgres.primary, first.deps.log)
    const server = { deps, app: await buildApp(deps) }
    const ana = await person()
    await ana.write(1, server)
    // On a busy machine a primary that answers late is taken for one that is away.
    await vi.waitFor(async () => {
      asked.splice(0)
      await ana.write(2, server)
    }, patient)
    const sent = asked.filter((text) => !text.includes('pg_is_in_recovery'))
    await server.app.close()
    await Promise.all([deps.connection.close(), deps.background.close(), deps.replicas.close()])
    return { sent, replicas: deps.replicas }
  }
  const without = await statements([])
  expect(without.replicas).toBe(noReplicas)
  expect(without.sent.filter((text) => /gravacao|gravou|wal_/.test(text))).toEqual([])
  expect(without.sent).toContain('commit')
  const { sent } = await statements(postgres.replicas)
  expect(sent).toHaveLength(without.sent.length)
  expect(sent.filter((text) => text.includes('gravacao_anotar'))).toHaveLength(1)
})

it('nobody reads less than they wrote, by two servers and two replicas that lag by 0 to 2 s', async () => {
  const { writes, reads, byReplica, old } = await writeAndRead(world, 16, 500)
  expect(old).toEqual([])
  expect([writes, reads, byReplica].every((times) => times > 30)).toBe(true)
}, 120_000)
