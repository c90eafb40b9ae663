/** What a key of least rights may (docs/access-keys.md#keys-of-least-rights), in every procedure and for owners of each level. */
import { can, levels, moduleKeys, SUPERADMIN } from '@intranet/contract/access'
import { historyAccess } from '@intranet/contract/history-tables'
import {
  asGrants,
  canByGrants,
  decidingModules,
  highestGrant,
  keyModules,
  namingModules,
  withGrant,
} from '@intranet/contract/access/key-access'
import { describe, expect, it } from 'vitest'
import { findKeyActor } from '../src/platform/access-key.ts'
import { mayCall } from '../src/platform/procedure/admission.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeDepartment, makeProvider } from './factories/company.ts'
import { makeProgram } from './factories/programs.ts'
import { makeEmployee } from './factories/staff.ts'
import { procedures } from './walked-procedures.ts'

const { db, app, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)

const everyLevel = [
  [SUPERADMIN],
  ...levels.map((level) => keyModules.map((module) => `${module}:${level}`)),
  ['rh:gestor', 'vendas:leitor'],
  ['rh:leitor', 'onboarding:solicitante'],
  ['configuracao:gestor'],
]

describe('a key of least rights', () => {
  it.each(everyLevel)('of %s may call what its owner may, where it names the module', (...roles) => {
    const owner = { roles: [...roles, 'user'], employee: true }
    for (const module of keyModules)
      for (const grant of ['ler', 'escrever'] as const) {
        const actor = makeProgram([`${module}:${grant}`], owner.roles)
        for (const [path, { type, meta }] of procedures) {
          const { byKey } = meta
          const access = { ...meta.access, ...(byKey === 'manage' && { ability: byKey }) }
          if (byKey === 'narrowed' || access.ability === 'public') continue
          const writes = type === 'mutation'
          const may = mayCall(meta, actor, writes)
          const named = namingModules(access.module).includes(module) && (!writes || grant === 'escrever')
          const forPeople = ['self', 'superadmin'].includes(access.ability) || byKey === false
          if (!named || forPeople) expect([path, may]).toEqual([path, false])
          if (may) expect([path, can(owner, access.module, access.ability)]).toEqual([path, true])
          // Nothing less than its owner, either, where one module alone decides.
          if (!named || forPeople || !keyModules.includes(access.module)) continue
          const needs = ['employee', 'signedIn'].includes(access.ability) ? 'read' : access.ability
          const asked = roles.includes(SUPERADMIN)
            ? { roles: [`${access.module}:gestor`], employee: true }
            : owner
          // A rule beside the ability may look at roles of other modules: the key has none of these.
          const ofModule = {
            ...asked,
            roles: asked.roles.filter((role) => !role.includes(':') || role.startsWith(`${module}:`)),
          }
          const asOwner = can(asked, access.module, needs) && (meta.opensTo?.(ofModule) ?? true)
          // Without personal fields nobody's whole record is answered.
          expect([path, grant, may]).toEqual([path, grant, asOwner && !meta.wholePerson])
        }
      }
  })

  it('knows every module whose roles decide in another', () => {
    for (const module of moduleKeys)
      for (const other of keyModules) {
        const decides = can({ roles: [`${other}:gestor`], employee: true }, module, 'read')
        expect([module, other, decidingModules(module).includes(other)]).toEqual([module, other, decides])
      }
  })

  it('is asked for the module that a table’s history is of', () => {
    const grants = { rh: 'ler' } as const
    const holder = { roles: ['rh:gestor', 'user'], employee: true }
    const may = (table: Parameters<typeof historyAccess>[0]) =>
      canByGrants(holder, grants, { ...historyAccess(table), writes: false })
    expect([may('rh_departamento'), may('candidatura')]).toEqual([true, false])
  })

  it('changes one module at a time, and is made of a key with levels', () => {
    expect(withGrant(['rh:ler', 'vendas:ler'], 'rh', 'escrever')).toEqual(['rh:escrever', 'vendas:ler'])
    expect(withGrant(['rh:ler', 'vendas:ler'], 'rh', null)).toEqual(['vendas:ler'])
    const levelled = ['rh:gestor', 'vendas:solicitante', 'frota:leitor']
    expect(asGrants(levelled)).toEqual(['rh:escrever', 'vendas:escrever', 'frota:ler'])
  })

  it('names at most what its owner may', () => {
    expect(highestGrant([SUPERADMIN], 'rh')).toBe('escrever')
    expect(highestGrant([SUPERADMIN], 'configuracao')).toBe('ler')
    expect(highestGrant(['rh:leitor'], 'rh')).toBe('ler')
    expect(highestGrant(['rh:gestor'], 'banco_talentos')).toBe('escrever')
    expect(highestGrant(['rh:gestor'], 'vendas')).toBeUndefined()
  })
})

describe('the rows of a key that reads', () => {
  const url = '/v1/rh/funcionario?limit=0'
  const idsOf = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url, headers })
    expect(answer.statusCode).toBe(200)
    const { rh_usuario: rows } = answer.json<{ rh_usuario: { id: number }[] }>()
    return rows.map(({ id }) => id).toSorted((one, other) => one - other)
  }

  it.each(levels)('are those that its owner, %s, reads within the providers of the key', async (level) => {
    const id_departamento = await makeDepartment(db, ours)
    for (const id_empresa of [ours, theirs]) {
      await makeEmployee(db, { id_empresa })
      await makeEmployee(db, { id_empresa, id_departamento })
    }
    const person = { roles: [`rh:${level}`], employee: true, id_empresa: ours, id_departamento }
    const owner = await as({ ...person, empresas: [ours, theirs] })
    const key = await makeAccessKey(db, owner.userId, { roles: ['rh:ler'], empresas: [ours] })
    const { dados } = await owner.call.employees.list({ limit: 0 })
    const read = dados.filter(({ id_empresa }) => id_empresa === ours).map(({ id }) => id)
    expect(read.length).toBeGreaterThan(0)
    expect(await idsOf(key.headers)).toEqual(read.toSorted((one, other) => one - other))
  })

  it('are all of its providers where a superadmin made it, and it writes nothing', async () => {
    const boss = await as(superadmin)
    await makeEmployee(db, { id_empresa: ours })
    const key = await makeAccessKey(db, boss.userId, { roles: ['rh:ler'], empresas: [ours] })
    const { dados } = await boss.call.employees.list({ limit: 0 })
    const reached = dados.filter(({ id_empresa }) => id_empresa === ours || id_empresa === null)
    const ids = reached.map(({ id }) => id).toSorted((one, other) => one - other)
    expect(await idsOf(key.headers)).toEqual(ids)
    const { actor } = await findKeyActor(db, key.chave, '127.0.0.1')
    expect(actor.roles).toEqual(['rh:gestor', 'user'])
    const write = { method: 'POST', url: '/v1/rh/departamento', headers: key.headers } as const
    const payload = { object: { nome: 'Compras', id_empresa: ours } }
    expect((await app.inject({ ...write, payload })).statusCode).toBe(403)
    expect((await app.inject({ ...write, url: '/files' })).statusCode).toBe(403)
    const writer = await makeAccessKey(db, boss.userId, { roles: ['rh:escrever'], empresas: [ours] })
    const made = await app.inject({ ...write, headers: writer.headers, payload })
    expect(made.statusCode).toBe(200)
    const elsewhere = { object: { nome: 'Compras', id_empresa: theirs } }
    const other = await app.inject({ ...write, headers: writer.headers, payload: elsewhere })
    expect(other.statusCode).toBe(403)
  })

  it('end with the role that its owner loses', async () => {
    const owner = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const { headers } = await makeAccessKey(db, owner.userId, { roles: ['rh:ler'], empresas: [ours] })
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', owner.userId).execute()
    expect((await app.inject({ url, headers })).statusCode).toBe(403)
  })

  it('are not in the history of tables of other modules, though the same role reads them', async () => {
    const owner = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const { headers } = await makeAccessKey(db, owner.userId, { roles: ['rh:ler'], empresas: [ours] })
    const asked = (tabelas: string[]) => `/trpc/history.list?input=${JSON.stringify({ tabelas, id_item: 1 })}`
    expect((await app.inject({ url: asked(['rh_departamento']), headers })).statusCode).toBe(200)
    expect((await app.inject({ url: asked(['candidatura']), headers })).statusCode).toBe(403)
  })
})
