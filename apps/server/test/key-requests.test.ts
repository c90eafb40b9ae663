/** What a program may do with an access key, request by request. */
import { can, grantableModules, SUPERADMIN } from '@intranet/contract/access'
import { canByKey, highestLevel, keyRoles } from '@intranet/contract/access/key-access'
import { accessKeys as text } from '@intranet/contract/messages/access'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createCaller } from '../src/doors/trpc/app-router.ts'
import { createDeps } from '../src/deps.ts'
import { findKeyActor } from '../src/platform/access-key.ts'
import { superadmin, testWorld } from './app.ts'
import { countStatements } from './count-statements.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeDepartment, makeProvider } from './factories/company.ts'
import { at, codeOf, procedures } from './walked-procedures.ts'

const { db, deps, as, app } = await testWorld({ TRUST_PROXY: '1' })
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const hr = { roles: ['rh:gestor'], empresas: [ours, theirs] }
const url = '/v1/rh/departamento'
const statusOf = async (headers: Record<string, string>, path = url) =>
  (await app.inject({ url: path, headers })).statusCode
const create = (headers: Record<string, string>, nome: string, id_empresa = ours) =>
  app.inject({ method: 'POST', url, headers, payload: { object: { nome, id_empresa } } })

describe('a key may do', () => {
  it('what its roles and its owner may, asked at each request', async () => {
    const owner = await as({ roles: ['rh:gestor'], empresas: [ours, theirs] })
    const { headers } = await makeAccessKey(db, owner.userId, { roles: ['rh:gestor'], empresas: [ours] })
    expect((await create(headers, 'Um')).statusCode).toBe(200)
    // The owner's provider, but not the key's.
    expect((await create(headers, 'Dois', theirs)).statusCode).toBe(403)
    const reading = await makeAccessKey(db, owner.userId, { roles: ['rh:leitor'], empresas: [ours] })
    expect(await statusOf(reading.headers)).toBe(200)
    expect((await create(reading.headers, 'Três')).statusCode).toBe(403)
    // Another module of neither.
    expect(await statusOf(headers, '/v1/vendas/campanha')).toBe(403)

    await db
      .updateTable('usuario_papel')
      .set({ papel: 'rh:leitor' })
      .where('id_usuario', '=', owner.userId)
      .execute()
    expect((await create(headers, 'Quatro')).statusCode).toBe(403)
    expect(await statusOf(headers)).toBe(200)
    await db.deleteFrom('usuario_empresa').where('id_usuario', '=', owner.userId).execute()
    expect((await app.inject({ url, headers })).json().total).toBe(0)
  })

  /** What a key says of itself. */
  const OF_THE_KEY = new Set(['accessKeys.myCalls'])

  it('never what a superadmin, or the person themselves, may', async () => {
    const boss = await as(superadmin)
    const roles = grantableModules.map((module) => `${module}:gestor`)
    const key = await makeAccessKey(db, boss.userId, { roles, empresas: [ours] })
    const { actor } = await findKeyActor(db, key.chave, '127.0.0.1')
    expect(actor.roles).not.toContain(SUPERADMIN)
    const session = { start() {}, end() {} }
    const call = createCaller({ deps, db, actor, requestId: '', address: '', session, token: undefined })
    const forPeople = procedures.filter(
      ([path, { meta }]) =>
        (/^(self|superadmin)$/.test(meta.access.ability) &&
          !/^(manage|narrowed)$/.test(String(meta.byKey))) ||
        (/^(permissions|partners|accessProfiles|accessKeys)\./.test(path) && !OF_THE_KEY.has(path)) ||
        /^users\.(resetPassword|resendInvite)$/.test(path),
    )
    expect(forPeople.length).toBeGreaterThan(60)
    for (const [path] of forPeople)
      expect([path, await codeOf(at(call, path)({}))]).toEqual([path, 'FORBIDDEN'])
    const doors = ['/export/meus-dados', '/events', '/export/termo-multa/1', '/v1/user/1/curriculo.pdf']
    for (const door of doors) {
      const refused = await app.inject({ url: door, headers: key.headers })
      expect([door, refused.statusCode, refused.json().mensagem]).toEqual([door, 403, text.neverByKey])
    }
  })

  it('of what everybody may, only what its modules name', async () => {
    const owner = await as(hr)
    const { headers } = await makeAccessKey(db, owner.userId, { empresas: [ours] })
    expect(await statusOf(headers, '/trpc/departments.options')).toBe(200)
    expect(await statusOf(headers, '/trpc/news.feed')).toBe(403)
  })
})

describe('the rights of a key', () => {
  const holders = [
    [],
    ['rh:gestor'],
    ['rh:leitor', 'onboarding:solicitante'],
    ['vendas:gestor'],
    [SUPERADMIN],
  ]
  const keys = [
    ['rh:leitor'],
    ['rh:gestor'],
    ['onboarding:gestor'],
    ['rh:leitor', 'onboarding:leitor'],
    ['vendas:gestor'],
  ]

  it.each(holders)('are never more than those of %s', (...roles) => {
    const owner = { roles, employee: true }
    for (const onKey of keys) {
      const keyed = { roles: keyRoles(onKey, roles), employee: true }
      for (const module of grantableModules)
        for (const ability of ['read', 'create', 'manage', 'superadmin', 'self', 'employee'] as const)
          if (canByKey(keyed, module, ability)) expect(can(owner, module, ability)).toBe(true)
    }
  })

  it('nothing of its owner’s workplace where that provider is not on it (docs/access-keys.md#keys-of-least-rights)', async () => {
    const id_departamento = await makeDepartment(db, theirs)
    const owner = await as({ ...hr, id_empresa: theirs, id_departamento })
    await as({ nome: 'Colega de Longe', id_empresa: theirs })
    const search = `/trpc/orgChart.search?input=${encodeURIComponent('{"q":"Colega de"}')}`
    const found = async (empresas: number[]) => {
      const { headers, chave } = await makeAccessKey(db, owner.userId, { roles: ['rh:leitor'], empresas })
      const { actor } = await findKeyActor(db, chave, '127.0.0.1')
      const { body } = await app.inject({ url: search, headers })
      return [actor.id_empresa, actor.id_departamento, body.includes('Longe')]
    }
    expect(await found([ours])).toEqual([null, null, false])
    expect(await found([theirs])).toEqual([theirs, id_departamento, true])
  })

  it('can reach as high on a key as its owner’s level, and no level of a module without one', () => {
    expect(highestLevel(['rh:solicitante', 'rh:leitor'], 'rh')).toBe('solicitante')
    expect(highestLevel([SUPERADMIN], 'rh')).toBe('gestor')
    expect(highestLevel(['rh:gestor'], 'vendas')).toBeUndefined()
  })

  it('end at the department where the owner’s end', () => {
    const owner = ['rh:leitor', 'onboarding:solicitante']
    expect(keyRoles(['rh:leitor', 'onboarding:leitor'], owner)).toEqual(['onboarding:leitor', 'user'])
    expect(keyRoles(['onboarding:gestor'], owner)).toEqual(['onboarding:solicitante', 'user'])
  })
})

describe('a key ends', () => {
  const refusal = { codigo: 'InvalidAccessKey', mensagem: text.unknown }
  it.each([
    [
      'when its owner is disabled',
      (id: number, who: number) => sql`update rh_usuario set ativo = false where id = ${who} and ${id} > 0`,
    ],
    ['when it is revoked', (id: number) => sql`update chave_acesso set revogada_em = now() where id = ${id}`],
    [
      'after its last day',
      (id: number) => sql`update chave_acesso set validade_fim = '2020-01-01' where id = ${id}`,
    ],
  ])('%s, at the next request, everywhere', async (_when, end) => {
    const owner = await as(hr)
    const { id, headers } = await makeAccessKey(db, owner.userId, { empresas: [ours] })
    expect(await statusOf(headers)).toBe(200)
    await end(id, owner.userId).execute(db)
    const answer = await app.inject({ url, headers })
    expect([answer.statusCode, answer.json()]).toEqual([401, refusal])
    // Guests may ask this: with a key that opens nothing it is refused all the same.
    expect(await statusOf(headers, '/trpc/modules.list')).toBe(401)
    expect(await statusOf(headers, '/export/departments.list')).toBe(401)
    expect((await app.inject({ method: 'POST', url: '/files', headers })).statusCode).toBe(401)
  })

  it('and an invented one opens nothing; nor does a key in the cookie', async () => {
    const owner = await as(hr)
    const { chave } = await makeAccessKey(db, owner.userId, { empresas: [ours] })
    expect(await statusOf({ authorization: `Bearer ${chave.slice(0, -1)}` })).toBe(401)
    expect(await statusOf({ cookie: `sessao=${chave}` })).toBe(401)
  })
})

describe('addresses', () => {
  it('of a key are compared with the one that the trusted proxy names', async () => {
    const owner = await as(hr)
    const key = await makeAccessKey(db, owner.userId, {
      empresas: [ours],
      enderecos: ['203.0.113.0/24', '2001:db8::/32'],
    })
    const from = (address: string) => statusOf({ ...key.headers, 'x-forwarded-for': address })
    expect(await from('203.0.113.9')).toBe(200)
    expect(await from('::ffff:203.0.113.9')).toBe(200)
    expect(await from('2001:db8::1')).toBe(200)
    expect(await from('198.51.100.1')).toBe(403)
    // What the client itself writes before the proxy's entry counts for nothing.
    expect(await from('203.0.113.9, 198.51.100.1')).toBe(403)
  })
})

describe('the limit of a key', () => {
  it('is reported in every answer, and refuses with Retry-After when it is reached', async () => {
    await (await as(superadmin)).call.parameters.update({ chave_por_minuto: 10 })
    const owner = await as(hr)
    const key = await makeAccessKey(db, owner.userId, { empresas: [ours] })
    const other = await makeAccessKey(db, owner.userId, { empresas: [ours] })
    const answers = []
    for (let turn = 0; turn < 11; turn += 1) answers.push(await app.inject({ url, headers: key.headers }))
    expect(answers[0]!.headers).toMatchObject({
      'ratelimit-policy': '"chave";q=10;w=60',
      ratelimit: '"chave";r=9;t=60',
    })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(200), 429])
    expect(Number(answers[10]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers[10]!.json().mensagem).toBe(text.tooMany)
    expect(await statusOf(other.headers)).toBe(200)

    // Another server knows it once this one has written its count.
    const neighbour = createDeps(deps.env, '', deps.log, deps.connection)
    const allowed = async () => {
      const { use } = await findKeyActor(db, key.chave, '127.0.0.1')
      return neighbour.keyLimits.take(use, 10).allowed
    }
    await Promise.all([deps.keyLimits.settle(), neighbour.keyLimits.settle()])
    expect(await allowed()).toBe(false)
    await sql`update chave_acesso_uso set janela_ate = now()`.execute(db)
    expect(await allowed()).toBe(true)
    await (await as(superadmin)).call.parameters.update({ chave_por_minuto: 1200 })
  })

  it('is written with the last use, to the minute, once for many requests', async () => {
    const owner = await as(hr)
    const key = await makeAccessKey(db, owner.userId, { empresas: [ours] })
    await deps.keyLimits.settle()
    await Promise.all(Array.from({ length: 5 }, () => statusOf(key.headers)))
    await deps.keyLimits.settle()
    const used = await db.selectFrom('chave_acesso_uso').selectAll().where('id_chave', '=', key.id).execute()
    expect(used).toMatchObject([{ pedidos: 5 }])
    expect(used[0]!.ultimo_uso.getTime() % 60_000).toBe(0)
    expect((await owner.call.accessKeys.get({ id: key.id })).ultimo_uso).toEqual(used[0]!.ultimo_uso)
  })
})

describe('what a key writes', () => {
  it('carries its owner and the key; the history names both', async () => {
    const owner = await as({ ...hr, nome: 'Dona Chave' })
    const key = await makeAccessKey(db, owner.userId, { nome: 'Folha', empresas: [ours] })
    const made = await create(key.headers, 'Financeiro')
    const [{ id }] = made.json().insert_rh_departamento.returning
    await owner.call.departments.update({ id, nome: 'Finanças' })
    const lines = await owner.call.history.list({ tabelas: ['rh_departamento'], id_item: id })
    expect(lines.map(({ usuario, chave }) => [usuario, chave])).toEqual([
      ['Dona Chave', null],
      ['Dona Chave', 'Folha'],
    ])
  })
})

describe('a list', () => {
  it('takes as many statements with a key as with a session: three at most', async () => {
    const owner = await as(hr)
    await makeDepartment(db, ours)
    const key = await makeAccessKey(db, owner.userId, { empresas: [ours] })
    const asked = (headers: Record<string, string>) =>
      countStatements(deps, () => app.inject({ url, headers }))
    const bearer = { authorization: `Bearer ${owner.token}` }
    // The parameters are in memory for some seconds.
    await deps.parameters.read('chave_por_minuto')
    const [keyed, signedIn] = [await asked(key.headers), await asked(bearer)]
    expect([keyed.answer.statusCode, signedIn.answer.statusCode]).toEqual([200, 200])
    expect(keyed.statements).toBe(signedIn.statements)
    expect(keyed.statements).toBeLessThanOrEqual(3)
  })
})
