/** How much one person may do in a while (docs/security.md#limits-of-a-person). */
import { person as text } from '@intranet/contract/messages/limits'
import { personParameters } from '@intranet/contract/person-parameters'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPersonLimits, recordsIn, rowsIn, type CountedKind } from '../src/platform/person-limits.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'

const world = await testWorld()
const { app, as, db, deps } = world
const ours = await makeProvider(db)

/** As if that much were allowed, with nothing counted. */
function allow(limits: Partial<Record<CountedKind, number>>): void {
  deps.personLimits = createPersonLimits({
    read: async (kind) => limits[kind] ?? personParameters[kind].default,
  })
}
beforeEach(() => vi.restoreAllMocks())

const signedIn = async () => {
  const { token, call, userId } = await as({ roles: ['rh:gestor'], empresas: [ours] })
  return { call, userId, headers: { authorization: `Bearer ${token}` } }
}
const department = (n: number) => ({ nome: `Setor ${n}`, id_empresa: ours })

describe('a person', () => {
  it('asks so often a minute over all their sessions, then waits; others, and their keys, do not', async () => {
    allow({ pessoa_pedidos_minuto: 5 })
    const [one, other] = [await signedIn(), await signedIn()]
    const again = { authorization: `Bearer ${(await deps.auth.createSession(one.userId, {})).id}` }
    const ask = (headers: Record<string, string>) => app.inject({ url: '/v1/rh/departamento', headers })
    for (const headers of [one.headers, one.headers, again, again, again])
      expect((await ask(headers)).statusCode).toBe(200)
    for (const headers of [one.headers, again]) {
      const refused = await ask(headers)
      expect([refused.statusCode, refused.json().mensagem]).toEqual([429, text.tooMuch])
      const wait = Number(refused.headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
    const wire = await app.inject({ url: '/trpc/departments.list', headers: one.headers })
    expect([wire.statusCode, wire.headers['retry-after'] !== undefined]).toEqual([429, true])
    expect((await ask(other.headers)).statusCode).toBe(200)
    const key = await makeAccessKey(db, one.userId, { empresas: [ours] })
    for (let n = 0; n < 7; n += 1) expect((await ask(key.headers)).statusCode).toBe(200)
  })

  it('writes so many records an hour, each of a list counted, refused ones not; the call that goes over is done whole', async () => {
    allow({ pessoa_gravados_hora: 5 })
    const { call } = await signedIn()
    const nameless = { nome: '', id_empresa: ours }
    await expect(
      call.departments.create({ objects: Array.from({ length: 9 }, () => nameless) }),
    ).rejects.toThrow()
    await call.departments.create({ objects: [department(1), department(2), department(3)] })
    const made = await call.departments.create({ objects: [department(4), department(5), department(6)] })
    expect(made).toHaveLength(3)
    const ids = made.map(({ id }) => id)
    await expect(call.departments.setActive({ ids, ativo: false })).rejects.toThrow(text.tooMuch)
    await expect(call.departments.create({ objects: [department(7)] })).rejects.toThrow(text.tooMuch)
    expect((await call.departments.list({ q: 'Setor' })).total).toBe(6)
  })

  it('reads so many rows of lists an hour; a file has a limit apart, of a day, and so has each of their keys', async () => {
    allow({ pessoa_linhas_hora: 8 })
    const { call, headers, userId } = await signedIn()
    expect((await call.departments.list({ q: 'Setor' })).dados).toHaveLength(6)
    expect((await call.departments.list({ q: 'Setor' })).dados).toHaveLength(6)
    await expect(call.departments.list({ q: 'Setor' })).rejects.toThrow(text.tooMuch)
    const file = () => app.inject({ url: '/export/departments.list?formato=csv', headers })
    expect((await file()).statusCode).toBe(200)

    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const exported = (linhas: number, data: Date, filtros = {}) =>
      db
        .insertInto('exportacao')
        .values({ id_usuario: userId, tela: 'users.list', filtros: JSON.stringify(filtros), linhas, data })
        .execute()
    await exported(6_000_000, at(25))
    expect((await file()).statusCode).toBe(200)
    const key = await makeAccessKey(db, userId, { empresas: [ours] })
    const byKey = () =>
      app.inject({ url: '/export/departments.list?formato=csv', headers: { ...key.headers } })
    await exported(5_000_000, at(22), { chave: key.id })
    expect([(await file()).statusCode, (await byKey()).statusCode]).toEqual([200, 429])
    await db.deleteFrom('exportacao').where('linhas', '=', 5_000_000).execute()
    await exported(5_000_000, at(23))
    expect((await byKey()).statusCode).toBe(200)
    const refused = await file()
    expect([refused.statusCode, refused.json().mensagem]).toEqual([429, text.exportedToday])
    const wait = Number(refused.headers['retry-after'])
    expect([wait > 3500, wait <= 3600]).toEqual([true, true])
    expect(
      (await db.selectFrom('exportacao').selectAll().where('id_usuario', '=', userId).execute()).length,
    ).toBe(6)
  })

  it('begins again with the next window', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
    try {
      allow({ pessoa_pedidos_minuto: 1 })
      const count = () => deps.personLimits.assertRoom('pessoa_pedidos_minuto', { id: 1 })
      await count()
      deps.personLimits.add('pessoa_pedidos_minuto', { id: 1 }, 1)
      await expect(count()).rejects.toMatchObject({ details: { retryAfter: 60 } })
      vi.advanceTimersByTime(59_000)
      await expect(count()).rejects.toMatchObject({ details: { retryAfter: 1 } })
      vi.advanceTimersByTime(1000)
      await count()
    } finally {
      vi.useRealTimers()
    }
  })
})

it('counts records by the lists of an input, and rows by those of an answer', () => {
  expect([
    recordsIn({ objects: [1, 2] }),
    recordsIn({ ids: [1] }),
    recordsIn({ id: 7 }),
    recordsIn(null),
  ]).toEqual([2, 1, 1, 1])
  expect([rowsIn({ total: 9, dados: [1, 2] }), rowsIn([1]), rowsIn(null), rowsIn({ id: 1 })]).toEqual([
    2, 1, 0, 0,
  ])
})

it('the limits are parameters of a superadmin, far above what people do', async () => {
  const boss = await as(superadmin)
  await boss.call.parameters.update({ pessoa_pedidos_minuto: 600 })
  expect(await deps.parameters.read('pessoa_pedidos_minuto')).toBe(600)
  expect(personParameters.pessoa_pedidos_minuto.default).toBe(3000)
})
