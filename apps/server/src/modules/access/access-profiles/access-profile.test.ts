import { SUPERADMIN } from '@intranet/contract/access'
import { refusal } from '@intranet/contract/messages/refusals'
import { settings } from '@intranet/contract/messages/access'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { findActor } from '../../../platform/session.ts'

const { db, deps, as, app } = await testWorld()
const admin = await as(superadmin)
const keeper = await as({ roles: ['configuracao:gestor'] })

const make = async (nome: string, roles: string[], over: object = {}) =>
  (await admin.call.accessProfiles.create({ objects: [{ nome, roles, ativo: true, ...over }] }))[0]!.id
const give = (id_usuario: number, id_perfil: number) =>
  db.insertInto('users_profiles').values({ id_usuario, id_perfil }).execute()
const rolesOf = async (token: string) => (await findActor(deps.auth, token))?.actor.roles ?? []
const systemProfile = await db
  .selectFrom('perfil_acesso')
  .select('id')
  .where('sistema', '=', true)
  .executeTakeFirstOrThrow()

describe('access profiles', () => {
  it('keep each role once, and count their modules and people', async () => {
    const id = await make('Vendas', ['vendas:leitor', 'rh:leitor', 'vendas:leitor', 'vendas:gestor'])
    await give(await makeUser(db), id)
    const profile = await keeper.call.accessProfiles.get({ id })
    expect(profile).toMatchObject({ modulos: 2, usuarios: 1, sistema: false })
    expect(profile.roles).toEqual(['rh:leitor', 'vendas:gestor', 'vendas:leitor'])
    const { dados } = await keeper.call.accessProfiles.list({ filtro: { usuarios: 1 } })
    expect(dados.map((row) => row.id)).toEqual([id])
  })

  it('give their roles while active, from the person’s next request on (docs/access.md#access-profiles)', async () => {
    const person = await as({})
    const id = await make('Conteúdo', ['novidades:leitor'])
    await give(person.userId, id)
    expect(await rolesOf(person.token)).toEqual(['novidades:leitor', 'user'])
    await admin.call.accessProfiles.update({ id, roles: ['manual:gestor'] })
    expect(await rolesOf(person.token)).toEqual(['manual:gestor', 'user'])
    await admin.call.accessProfiles.setActive({ ids: [id], ativo: false })
    expect(await rolesOf(person.token)).toEqual(['user'])
  })

  it('have a name of their own, whatever its accents and letters', async () => {
    await make('Operação', [])
    await expect(make(' OPERACAO ', [])).rejects.toMatchObject({
      message: settings.profileNameTaken,
      cause: { details: { campos: { nome: settings.profileNameTaken } } },
    })
  })

  it('take only roles that can be handed out', async () => {
    for (const role of ['users:leitor', 'eventos:gestor', 'rh:dono', 'user'])
      await expect(make('Errado', [role])).rejects.toThrow()
  })

  it('are not overwritten by somebody who read an older version', async () => {
    const id = await make('Lido', [])
    const { updated_at } = await admin.call.accessProfiles.get({ id })
    await admin.call.accessProfiles.update({ id, descricao: 'Nova', updated_at: updated_at.toISOString() })
    await expect(
      admin.call.accessProfiles.update({ id, descricao: 'Velha', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow(refusal.staleEdit)
  })

  it('are deleted when nobody holds them', async () => {
    const id = await make('Passageiro', [])
    const person = await makeUser(db)
    await give(person, id)
    await expect(admin.call.accessProfiles.remove({ id })).rejects.toThrow(settings.profileInUse)
    await db.deleteFrom('users_profiles').where('id_perfil', '=', id).execute()
    await admin.call.accessProfiles.remove({ id })
    await expect(admin.call.accessProfiles.get({ id })).rejects.toThrow(refusal.notFound)
  })

  it('that are inactive are offered only where they are already assigned', async () => {
    const id = await make('Antigo', [], { ativo: false })
    const offered = async (incluir: number[]) =>
      (await keeper.call.accessProfiles.options({ incluir })).map((row) => row.id)
    expect(await offered([])).not.toContain(id)
    expect(await offered([id])).toContain(id)
  })
})

describe('the superadmins’ profile', () => {
  it('cannot be changed', async () => {
    const { id } = systemProfile
    const tries = [
      () => admin.call.accessProfiles.update({ id, nome: 'Outro' }),
      () => admin.call.accessProfiles.setActive({ ids: [id], ativo: false }),
      () => admin.call.accessProfiles.remove({ id }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(settings.superAdminLocked)
  })

  it('of one’s own cannot be taken from oneself, while others may take it', async () => {
    const id = await make('Donos', [SUPERADMIN])
    const owner = await as({})
    await give(owner.userId, id)
    const answer = await app.inject({
      method: 'PUT',
      url: `/v1/perfil/acesso/${id}`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { object: { roles: [] } },
    })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([409, settings.ownAccess])
    expect(await rolesOf(owner.token)).toContain(SUPERADMIN)
    await admin.call.accessProfiles.update({ id, roles: [] })
    expect(await rolesOf(owner.token)).toEqual(['user'])
  })
})

describe('who keeps profiles', () => {
  it('superadmins do; the manager of configuracao reads them (docs/access.md#configuration)', async () => {
    const id = await make('Só leitura', [])
    await keeper.call.accessProfiles.list({})
    const tries = [
      () => keeper.call.accessProfiles.create({ objects: [{ nome: 'Novo', roles: [] }] }),
      () => keeper.call.accessProfiles.update({ id, nome: 'Novo' }),
      () => keeper.call.accessProfiles.setActive({ ids: [id], ativo: false }),
      () => keeper.call.accessProfiles.remove({ id }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toThrow('Você não tem permissão')
  })

  it('others see none; HR reads their names for the filters of people', async () => {
    const hr = await as({ roles: ['rh:gestor'] })
    await expect(hr.call.accessProfiles.list({})).rejects.toThrow('Você não tem permissão')
    expect((await hr.call.accessProfiles.options()).map((row) => row.id)).toContain(systemProfile.id)
    const seller = await as({ roles: ['vendas:gestor'] })
    await expect(seller.call.accessProfiles.options()).rejects.toThrow('Você não tem permissão')
  })
})

describe('/v1/perfil/acesso', () => {
  it('creates, lists and deletes in the shapes of the other registries', async () => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const url = '/v1/perfil/acesso'
    const made = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: { object: { nome: 'Por REST', roles: [] } },
    })
    const { id } = made.json().insert_perfil_acesso.returning[0]
    const filtro = encodeURIComponent(JSON.stringify({ id: { _eq: id } }))
    const listed = await app.inject({ url: `${url}?filtro=${filtro}`, headers })
    expect(listed.json()).toMatchObject({ perfil_acesso: [{ id, nome: 'Por REST' }], total: 1 })
    const gone = await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
    expect(gone.json()).toEqual({ delete_perfil_acesso: { affected_rows: 1 } })
  })
})
