import { grantableModules } from '@intranet/contract/access'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { findActor } from '../../../platform/session.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const admin = await as(superadmin)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const makeProfile = async (nome: string, roles: string[]) =>
  (await admin.call.accessProfiles.create({ objects: [{ nome, roles }] }))[0]!.id

describe('giving access', () => {
  it('takes effect at the person’s next request, and is one entry of the history', async () => {
    const ana = await as({ roles: ['vendas:gestor'], employee: true })
    const reader = await makeProfile('Leitura', ['vendas:leitor'])
    const answer = await app.inject({
      method: 'PUT',
      url: `/v1/users/${ana.userId}/perfis`,
      headers: bearer(admin.token),
      payload: { perfis: [reader], roles: [], empresas: [ours] },
    })
    expect(answer.statusCode).toBe(200)
    const found = await findActor(deps.auth, ana.token)
    expect(found?.actor).toMatchObject({ roles: ['vendas:leitor', 'user'], empresas: [ours] })
    const list = await app.inject({ url: `/v1/users/role/${ana.userId}`, headers: bearer(ana.token) })
    expect(list.json()).toEqual({
      users: [
        {
          id: ana.userId,
          roles: ['vendas:leitor', 'user'],
          users_profiles: [{ id_perfil: reader, perfil: 'Leitura', roles: ['vendas:leitor'] }],
        },
      ],
    })
    const history = await admin.call.history.list({ tabelas: ['usuario_permissao'], id_item: ana.userId })
    expect(history).toMatchObject([
      { old_data: { perfis: [], roles: ['vendas:gestor'] }, new_data: { perfis: ['Leitura'], roles: [] } },
    ])
  })

  it('is a superadmin’s: the manager of configuracao reads and may not write', async () => {
    const keeper = await as({ roles: ['configuracao:gestor'], empresas: [ours] })
    const target = await makeUser(db, { id_empresa: ours })
    await keeper.call.permissions.list({})
    await keeper.call.permissions.get({ id: target })
    const headers = bearer(keeper.token)
    for (const [method, url, payload] of [
      ['PUT', `/v1/users/${target}/perfis`, { roles: ['rh:gestor'] }],
      ['POST', '/v1/users/convite', { nome: 'X' }],
      ['POST', '/v1/perfil/acesso', { object: { nome: 'Meu', roles: [] } }],
      ['PUT', '/v1/parametros', { login_tentativas: 9 }],
      ['POST', '/v1/parceiro/permissao', {}],
      ['DELETE', `/v1/usuario/${target}`, undefined],
    ] as const) {
      const answer = await app.inject({ method, url, headers, payload })
      expect([url, answer.statusCode, answer.json().mensagem]).toEqual([
        url,
        403,
        'Você não tem permissão para realizar esta ação.',
      ])
    }
    for (const url of ['/v1/perfil/acesso', '/v1/parametros', '/v1/parceiro/permissao', '/v1/usuario']) {
      expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 200])
    }
  })

  it('is refused when the access changed since it was read, however it changed', async () => {
    const stale = 'Este registro foi alterado por outra pessoa. Recarregue a página.'
    const target = await makeUser(db, { roles: ['rh:leitor'] })
    const newest = async () => (await admin.call.permissions.get({ id: target })).updated_at.toISOString()
    const updated_at = await newest()
    const second = { id: target, updated_at, roles: ['novidades:leitor'] }
    await admin.call.permissions.set({ id: target, updated_at, roles: [] })
    await expect(admin.call.permissions.set(second)).rejects.toThrow(stale)
    const before = await newest()
    await db.insertInto('usuario_empresa').values({ id_usuario: target, id_empresa: ours }).execute()
    await expect(admin.call.permissions.set({ ...second, updated_at: before })).rejects.toThrow(stale)
    await admin.call.permissions.set({ ...second, updated_at: await newest() })
    expect(await admin.call.permissions.get({ id: target })).toMatchObject({ roles: ['novidades:leitor'] })
    const answer = await app.inject({
      method: 'PUT',
      url: `/v1/users/${target}/perfis`,
      headers: bearer(admin.token),
      payload: { roles: [], updated_at },
    })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([
      409,
      'Este registro foi alterado por outra pessoa. Consulte o registro de novo.',
    ])
  })

  it('lets one of two people who save the same view at once succeed', async () => {
    const target = await makeUser(db)
    const seen = (await admin.call.permissions.get({ id: target })).updated_at.toISOString()
    const results = await Promise.allSettled(
      ['rh:leitor', 'manual:leitor'].map((role) =>
        admin.call.permissions.set({ id: target, updated_at: seen, roles: [role] }),
      ),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('takes only roles that exist (docs/access.md#giving-access)', async () => {
    const target = await makeUser(db)
    await expect(admin.call.permissions.set({ id: target, roles: ['rh:chefe'] })).rejects.toThrow('inválidos')
    await expect(admin.call.permissions.set({ id: target, perfis: [999_999] })).rejects.toThrow(
      'não encontrada',
    )
  })

  it('does not show another person’s role list to anybody', async () => {
    const nobody = await as({ roles: [] })
    const answer = await app.inject({ url: `/v1/users/role/${admin.userId}`, headers: bearer(nobody.token) })
    expect(answer.statusCode).toBe(403)
  })

  it('shows a role list to anyone who keeps the configuration of that person’s provider only', async () => {
    const target = await makeUser(db, { roles: ['rh:leitor'], id_empresa: ours })
    const [near, far] = [
      await as({ roles: ['configuracao:gestor'], empresas: [ours] }),
      await as({ roles: ['configuracao:gestor'], empresas: [await makeProvider(db)] }),
    ]
    const asked = async ({ token }: typeof near) =>
      (await app.inject({ url: `/v1/users/role/${target}`, headers: bearer(token) })).statusCode
    expect([await asked(near), await asked(far)]).toEqual([200, 404])
  })

  it('is removed completely by Excluir, but not from a superadmin (docs/access.md#superadmin-rows)', async () => {
    const target = await makeUser(db, { roles: ['rh:gestor'], empresas: [ours] })
    await admin.call.permissions.remove({ id: target })
    expect(await admin.call.permissions.get({ id: target })).toMatchObject({
      perfis: [],
      roles: [],
      empresas: [],
    })
    const boss = await makeUser(db, { roles: ['users:superadmin'] })
    await expect(admin.call.permissions.remove({ id: boss })).rejects.toThrow(
      'Um Super Admin não pode ser excluído.',
    )
    const { dados } = await admin.call.permissions.list({ filtro: { id: boss } })
    expect(dados).toMatchObject([{ id: boss, superadmin: true }])
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', boss).execute()
  })
})

describe('the superadmin', () => {
  it('cannot take their own access', async () => {
    const other = await makeUser(db, { roles: ['users:superadmin'] })
    const own = 'Você não pode remover o próprio acesso.'
    await expect(admin.call.permissions.set({ id: admin.userId, roles: [] })).rejects.toThrow(own)
    await expect(admin.call.users.setActive({ ids: [admin.userId], ativo: false })).rejects.toThrow(own)
    await expect(admin.call.users.remove({ id: admin.userId })).rejects.toThrow(own)
    await admin.call.permissions.set({ id: other, roles: [] })
  })

  it('stays one when two demote each other at the same moment', async () => {
    const other = await as({ roles: ['users:superadmin'] })
    const results = await Promise.allSettled([
      admin.call.permissions.set({ id: other.userId, roles: [] }),
      other.call.permissions.set({ id: admin.userId, roles: [] }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason.message).toBe('É necessário manter ao menos um Super Admin.')
    const left = await db
      .selectFrom('usuario_papel')
      .where('papel', '=', 'users:superadmin')
      .selectAll()
      .execute()
    expect(left).toHaveLength(1)
    await db.deleteFrom('usuario_papel').where('papel', '=', 'users:superadmin').execute()
    await db
      .insertInto('usuario_papel')
      .values({ id_usuario: admin.userId, papel: 'users:superadmin' })
      .execute()
  })
})

describe('access profiles', () => {
  it('of the system and in use are kept', async () => {
    const { dados } = await admin.call.accessProfiles.list({ filtro: { sistema: true } })
    const locked = 'O perfil Super Admin não pode ser alterado.'
    const id = dados[0]!.id
    expect(dados).toMatchObject([{ nome: 'Super Admin', modulos: grantableModules.length }])
    await expect(admin.call.accessProfiles.update({ id, nome: 'Chefe' })).rejects.toThrow(locked)
    await expect(admin.call.accessProfiles.setActive({ ids: [id], ativo: false })).rejects.toThrow(locked)
    await expect(admin.call.accessProfiles.remove({ id })).rejects.toThrow(locked)
    const used = await makeProfile('Em uso', ['rh:leitor'])
    const holder = await makeUser(db)
    await admin.call.permissions.set({ id: holder, perfis: [used] })
    await expect(admin.call.accessProfiles.remove({ id: used })).rejects.toThrow(
      'Este perfil possui usuários vinculados.',
    )
    await expect(makeProfile('EM USÓ', [])).rejects.toThrow('Já existe um perfil com este nome.')
    await admin.call.permissions.set({ id: holder, perfis: [] })
    await admin.call.accessProfiles.remove({ id: used })
  })

  it('that give superadmin cannot be changed by somebody who depends on them', async () => {
    const profile = await makeProfile('Diretoria', ['users:superadmin'])
    const boss = await as({ roles: [] })
    await admin.call.permissions.set({ id: boss.userId, perfis: [profile] })
    const { id: token } = await deps.auth.createSession(boss.userId, {})
    const found = await findActor(deps.auth, token)
    expect(found?.actor.roles).toContain('users:superadmin')
    const answer = await app.inject({
      method: 'PUT',
      url: `/v1/perfil/acesso/${profile}`,
      headers: bearer(token),
      payload: { object: { roles: ['rh:leitor'] } },
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().mensagem).toBe('Você não pode remover o próprio acesso.')
  })

  it('answer the five operations', async () => {
    const headers = bearer(admin.token)
    const made = await app.inject({
      method: 'POST',
      url: '/v1/perfil/acesso',
      headers,
      payload: { object: { nome: 'Estoque', roles: ['suprimentos:gestor'] } },
    })
    const id = made.json().insert_perfil_acesso.returning[0].id
    const one = await app.inject({ url: `/v1/perfil/acesso/${id}`, headers })
    expect(one.json().perfil_acesso_by_pk).toMatchObject({
      nome: 'Estoque',
      usuarios: 0,
      roles: ['suprimentos:gestor'],
    })
    const changed = await app.inject({
      method: 'PUT',
      url: `/v1/perfil/acesso/${id}`,
      headers,
      payload: { descricao: 'Almoxarifado' },
    })
    expect(changed.json().update_perfil_acesso.returning[0].id).toBe(id)
    const gone = await app.inject({ method: 'DELETE', url: `/v1/perfil/acesso/${id}`, headers })
    expect(gone.json()).toEqual({ delete_perfil_acesso: { affected_rows: 1 } })
  })
})
