import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCampaign, makeLink } from '../../../../test/factories/tracking.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const requester = await as({ roles: ['vendas:solicitante'], empresas: [razao] })
const admin = await as(superadmin)

const send = (
  who: typeof manager,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })

describe('over REST a campaign', () => {
  it('is created, read, changed and deleted with its providers as flags', async () => {
    const created = await send(manager, 'POST', '/v1/vendas/criar/campanha', {
      object: { nome: ' Verão ', razao: true, vetorial: false, api: true, ativo: true },
    })
    const [{ id, nome }] = created.json().insert_vendas_campanha.returning
    expect([created.statusCode, nome]).toEqual([200, 'Verão'])
    const one = await send(manager, 'GET', `/v1/vendas/campanha/${id}`)
    expect(one.json().vendas_campanha_by_pk).toMatchObject({
      id,
      nome: 'Verão',
      api: true,
      ativo: true,
      razao: true,
    })
    const changed = await send(manager, 'PUT', `/v1/vendas/campanha/${id}`, { object: { ativo: false } })
    expect(changed.json().update_vendas_campanha.returning[0].id).toBe(id)
    const flat = await send(manager, 'PUT', `/v1/vendas/campanha/${id}`, { nome: 'Inverno', razao: false })
    expect(flat.statusCode).toBe(200)
    const now = await send(admin, 'GET', `/v1/vendas/campanha/${id}`)
    expect(now.json().vendas_campanha_by_pk).toMatchObject({
      nome: 'Inverno',
      ativo: false,
      razao: false,
      vetorial: false,
    })
    expect((await send(manager, 'DELETE', `/v1/vendas/campanha/${id}`)).json()).toEqual({
      delete_vendas_campanha: { affected_rows: 1 },
    })
  })

  it('is found by provider key and by its state; without a filter all are listed', async () => {
    const on = await makeCampaign(db, [razao, vetorial], { nome: 'Das duas' })
    const off = await makeCampaign(db, [vetorial], { nome: 'Desligada', ativo: false })
    const find = async (body: object) =>
      (
        (await send(admin, 'POST', '/v1/vendas/campanha', body)).json().vendas_campanha as { id: number }[]
      ).map(({ id }) => id)
    expect(await find({ filtro: { ativo: true, vetorial: true } })).toEqual([on])
    expect(await find({ filtro: { vetorial: { _eq: true } } })).toEqual([on, off])
    expect(await find({ filtro: { vetorial: true, razao: false } })).toEqual([off])
    expect(await find({})).toEqual(expect.arrayContaining([on, off]))
  })

  it('has no flag of a provider that does not exist, and is not found by one (docs/company.md#provider-flags)', async () => {
    const created = await send(admin, 'POST', '/v1/vendas/criar/campanha', { nome: 'X', desconhecido: true })
    expect([created.statusCode, created.json().campos]).toEqual([
      422,
      { desconhecido: 'Provedor desconhecido.' },
    ])
    const found = await send(admin, 'POST', '/v1/vendas/campanha', { filtro: { desconhecido: true } })
    expect(found.statusCode).toBe(422)
  })

  it('answers the flags that `campos` names, and refuses others with those that there are', async () => {
    await makeCampaign(db, [vetorial], { nome: 'Escolhida' })
    for (const path of ['/v1/vendas/campanha', '/v1/vendas/campanha/filtro']) {
      const filtro = { nome: 'Escolhida' }
      const chosen = await send(admin, 'POST', path, { filtro, campos: 'nome,vetorial' })
      expect(chosen.json().vendas_campanha).toEqual([{ nome: 'Escolhida', vetorial: true }])
      const refused = await send(admin, 'POST', path, { filtro, campos: 'nome,desconhecido' })
      expect([refused.statusCode, refused.json().permitidos.campos]).toEqual([
        422,
        expect.arrayContaining(['nome', 'vetorial']),
      ])
    }
  })

  it('needs a name', async () => {
    const created = await send(manager, 'POST', '/v1/vendas/criar/campanha', {
      object: { nome: '  ', razao: true },
    })
    expect(created.json().campos).toEqual({ nome: 'Campo obrigatório' })
  })

  it('that something uses is not deleted, in the documented words', async () => {
    const { id_campanha } = await makeLink(db, razao)
    const answer = await send(manager, 'DELETE', `/v1/vendas/campanha/${id_campanha}`)
    expect([answer.statusCode, answer.json().mensagem]).toEqual([409, 'Erro ao excluir campanha'])
  })
})

describe('permissions', () => {
  it('create and edit their own: requesters; switch and delete: managers (docs/platform.md#requesters-edit-what-they-made)', async () => {
    const { salesCampaigns } = requester.call
    const [own] = await salesCampaigns.create({ objects: [{ nome: 'Minha', provedores: { razao: true } }] })
    await salesCampaigns.update({ id: own!.id, nome: 'Minha mesmo' })
    const theirs = await makeCampaign(db, [razao])
    await expect(salesCampaigns.update({ id: theirs, nome: 'Outra' })).rejects.toThrow('permissão')
    await expect(salesCampaigns.update({ id: own!.id, ativo: false })).rejects.toThrow('permissão')
    await expect(salesCampaigns.setActive({ ids: [own!.id], ativo: false })).rejects.toThrow('permissão')
    await expect(salesCampaigns.remove({ id: own!.id })).rejects.toThrow('permissão')
    await expect(salesCampaigns.create({ objects: [{ nome: 'Do grupo' }] })).rejects.toThrow(
      'Dados inválidos',
    )
    await expect(salesCampaigns.update({ id: own!.id, provedores: { razao: false } })).rejects.toThrow(
      'Dados inválidos',
    )
    await manager.call.salesCampaigns.setActive({ ids: [own!.id], ativo: false })
    await manager.call.salesCampaigns.remove({ id: own!.id })
  })

  it('touch nothing that other providers share, but their own flags (docs/sales.md#campaigns-and-channels)', async () => {
    const { salesCampaigns } = manager.call
    const shared = await makeCampaign(db, [razao, vetorial])
    await expect(salesCampaigns.update({ id: shared, nome: 'Só minha' })).rejects.toThrow('outros provedores')
    await expect(salesCampaigns.setActive({ ids: [shared], ativo: false })).rejects.toThrow(
      'outros provedores',
    )
    await expect(salesCampaigns.remove({ id: shared })).rejects.toThrow('outros provedores')
    await expect(
      salesCampaigns.create({ objects: [{ nome: 'Alheia', provedores: { vetorial: true } }] }),
    ).rejects.toThrow('Dados inválidos')
    await salesCampaigns.update({ id: shared, provedores: { razao: false, vetorial: false } })
    await expect(salesCampaigns.get({ id: shared })).rejects.toThrow('não encontrado')
    expect((await admin.call.salesCampaigns.get({ id: shared })).provedores).toMatchObject({
      razao: false,
      vetorial: true,
    })
  })

  it('see those of their providers and of the group; external sellers only choose', async () => {
    const foreign = await makeCampaign(db, [vetorial])
    const group = await makeCampaign(db, [])
    const ids = (await manager.call.salesCampaigns.list({ limit: 0 })).dados.map(({ id }) => id)
    expect([ids.includes(foreign), ids.includes(group)]).toEqual([false, true])
    const shared = await makeCampaign(db, [razao, vetorial])
    const namesFor = async ({ call }: typeof manager) =>
      (await call.salesCampaigns.list({ filtro: { id: shared } })).dados.map(({ provedor }) => provedor)
    expect([await namesFor(manager), await namesFor(admin)]).toEqual([['Razao'], ['Razao, Vetorial']])
    const external = await as({ roles: ['vendas:solicitante'], empresas: [razao], employee: false })
    await expect(external.call.salesCampaigns.list({})).rejects.toThrow('permissão')
    expect(await external.call.salesCampaigns.options({ id_empresa: razao })).not.toHaveLength(0)
  })

  it('read the history of what they see; of what was deleted nobody does', async () => {
    const [foreign, own, group] = [
      await makeCampaign(db, [vetorial]),
      await makeCampaign(db, [razao]),
      await makeCampaign(db, []),
    ]
    const read = async () => {
      const histories = [foreign, own, group].map((id_item) =>
        manager.call.history.list({ tabelas: ['vendas_campanha'], id_item }),
      )
      return (await Promise.all(histories)).map((rows) => rows.length)
    }
    expect(await read()).toEqual([0, 1, 1])
    for (const id of [foreign, own, group]) await admin.call.salesCampaigns.remove({ id })
    expect(await read()).toEqual([0, 0, 0])
  })

  it('notice somebody else’s edit', async () => {
    const id = await makeCampaign(db, [razao])
    const { updated_at } = await manager.call.salesCampaigns.get({ id })
    await manager.call.salesCampaigns.update({
      id,
      provedores: { razao: true },
      updated_at: updated_at.toISOString(),
    })
    await expect(
      manager.call.salesCampaigns.update({ id, nome: 'Tarde', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
  })
})
