import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { lyingIdentity } from '../../../../test/factories/lying-identity.ts'

const { db, as, app, deps } = await testWorld()
const { state } = await lyingIdentity()
const admin = await as(superadmin)
const other = await as(superadmin)
let number = 0
const fieldsOf = (more: object = {}) => {
  number += 1
  return {
    nome: `Casa ${number}`,
    emissor: `https://casa${number}.example`,
    client_id: 'intranet',
    segredo: 'segredo-da-casa',
    dominios: [`casa${number}.example`],
    ...more,
  }
}
const make = async (more: object = {}) =>
  (await admin.call.identityProviders.create({ objects: [fieldsOf(more)] }))[0]!.id
const refused = (work: Promise<unknown>, campos: object) =>
  expect(work).rejects.toMatchObject({ cause: { details: { campos } } })

describe('identity providers', () => {
  it('are read by superadmins, with the addresses to register and without the secret, which is sealed', async () => {
    const id = await make({ dominios: ['@Casa.Example', 'b.example', 'b.example'] })
    const one = await admin.call.identityProviders.get({ id })
    expect(one).toMatchObject({
      com_segredo: true,
      dominios: ['b.example', 'casa.example'],
      endereco_retorno: `${deps.publicUrl}/v1/sso/retorno/${id}`,
      endereco_saida: `${deps.publicUrl}/v1/sso/saida`,
    })
    expect(JSON.stringify(one)).not.toContain('segredo-da-casa')
    const row = await db
      .selectFrom('provedor_identidade')
      .select('segredo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(deps.sealed.open('provedor_identidade', row.segredo!)).toBe('segredo-da-casa')
    await admin.call.identityProviders.update({ id, nome: 'Casa de novo', segredo: '' })
    expect((await admin.call.identityProviders.get({ id })).com_segredo).toBe(true)
    const lines = await admin.call.history.list({ tabelas: ['provedor_identidade'], id_item: id })
    expect(JSON.stringify(lines)).not.toContain('s1.')
    const manager = await as({ roles: ['configuracao:gestor'], employee: true })
    await expect(manager.call.identityProviders.list({})).rejects.toThrow('Você não tem permissão')
  })

  it('have issuer and domains that no other one has', async () => {
    const id = await make({ dominios: ['nossa.example'] })
    const { emissor } = await admin.call.identityProviders.get({ id })
    await refused(make({ emissor }), { emissor: expect.stringContaining('emissor') })
    await refused(make({ dominios: ['nossa.example'] }), { dominios: expect.stringContaining('domínios') })
    await admin.call.identityProviders.update({ id, dominios: ['outra.example'] })
    await make({ dominios: ['nossa.example'] })
    await expect(make({ dominios: ['sem-ponto'] })).rejects.toThrow()
  })

  it('never give superadmin, and give roles by a claim that has a name', async () => {
    await expect(
      make({ campo_papeis: 'grupos', papeis: [{ valor: 'a', papel: 'users:superadmin' }] }),
    ).rejects.toThrow()
    await expect(make({ papeis: [{ valor: 'a', papel: 'rh:leitor' }] })).rejects.toThrow()
    const id = await make({ campo_papeis: 'grupos', papeis: [{ valor: 'a', papel: 'rh:leitor' }] })
    await refused(admin.call.identityProviders.update({ id, campo_papeis: null }), {
      campo_papeis: expect.stringContaining('campo'),
    })
    const forged = db
      .updateTable('provedor_identidade')
      .set({ papeis: JSON.stringify([{ valor: 'a', papel: 'users:superadmin' }]) })
      .where('id', '=', id)
      .execute()
    await expect(forged).rejects.toThrow('provedor_identidade_papeis')
  })

  it('turn passwords off only with two active superadmins who keep theirs', async () => {
    const id = await make()
    const turnOff = (one: number | null, two: number | null) =>
      admin.call.identityProviders.update({
        id,
        senhas_desligadas: true,
        id_excecao_1: one,
        id_excecao_2: two,
      })
    await refused(turnOff(admin.userId, null), { id_excecao_2: expect.stringContaining('dois Super Admins') })
    await refused(turnOff(admin.userId, admin.userId), {
      id_excecao_2: expect.stringContaining('diferentes'),
    })
    const nobody = await as({ roles: ['rh:gestor'], employee: true })
    await refused(turnOff(admin.userId, nobody.userId), {
      id_excecao_2: expect.stringContaining('Super Admin'),
    })
    await turnOff(admin.userId, other.userId)
    await refused(admin.call.identityProviders.update({ id, id_excecao_1: null }), {
      id_excecao_1: expect.stringContaining('dois Super Admins'),
    })
  })

  it('ask for password or factor again', async () => {
    await db
      .updateTable('sessao')
      .set({ confirmada_em: new Date(Date.now() - 3_600_000) })
      .where('id_usuario', '=', other.userId)
      .execute()
    await expect(other.call.identityProviders.create({ objects: [fieldsOf()] })).rejects.toMatchObject({
      cause: { details: { nome: 'ConfirmationRequiredException' } },
    })
  })

  it('are asked by Testar: works, another issuer, no provider, away', async () => {
    const id = await make({ emissor: state.issuer, permite_http: true })
    const test = () => admin.call.identityProviders.test({ id })
    expect(await test()).toEqual({ ok: true, mensagem: 'O provedor respondeu, e o emissor é o mesmo.' })
    state.metadata = { issuer: 'https://outra.example' }
    expect(await test()).toMatchObject({ ok: false, mensagem: expect.stringContaining('outro emissor') })
    state.metadata = { issuer: undefined }
    expect(await test()).toMatchObject({ mensagem: expect.stringContaining('OpenID Connect') })
    state.metadata = {}
    state.away = true
    expect(await test()).toMatchObject({ ok: false })
    state.away = false
    expect(await admin.call.identityProviders.get({ id })).toMatchObject({ erro_teste: expect.any(String) })
    await expect(make({ emissor: 'https://10.1.2.3' })).rejects.toMatchObject({
      cause: { details: { campos: { 'objects.0.emissor': expect.stringContaining('OUTGOING_ALLOW') } } },
    })
  })

  it('are kept over REST by a session', async () => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const url = '/v1/provedor/identidade'
    const made = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: { object: fieldsOf({ emissor: 'https://casa.example.com' }) },
    })
    const { id } = made.json().insert_provedor_identidade.returning[0]
    const one = `${url}/${id}`
    const listed = await app.inject({ url: `${url}?q=casa&limit=1`, headers })
    expect(listed.json().provedor_identidade).toHaveLength(1)
    const read = await app.inject({ url: one, headers })
    expect(read.json().provedor_identidade_by_pk).toMatchObject({ id, client_id: 'intranet' })
    const changed = await app.inject({ method: 'PUT', url: one, headers, payload: { nome: 'Outra casa' } })
    expect(changed.json().update_provedor_identidade.returning).toMatchObject([{ id }])
    const tested = await app.inject({ method: 'POST', url: `${one}/testar`, headers })
    expect(tested.json()).toMatchObject({ ok: false })
    const removed = await app.inject({ method: 'DELETE', url: one, headers })
    expect(removed.json()).toEqual({ delete_provedor_identidade: { affected_rows: 1 } })
  })
})
