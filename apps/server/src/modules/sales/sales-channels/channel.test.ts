import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeChannel, makeLink } from '../../../../test/factories/tracking.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const admin = await as(superadmin)
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, payload, headers: { authorization: `Bearer ${manager.token}` } })

describe('over REST a channel', () => {
  it('is created, read, changed and deleted with `public`, `sistema` and flags', async () => {
    const created = await send('POST', '/v1/vendas/criar/canal', {
      nome: 'Facebook',
      ativo: true,
      vetorial: false,
      razao: true,
      public: true,
      sistema: 'razao',
    })
    const [{ id }] = created.json().insert_vendas_canal.returning
    expect((await send('GET', `/v1/vendas/canal/${id}`)).json().vendas_canal_by_pk).toMatchObject({
      nome: 'Facebook',
      public: true,
      sistema: 'razao',
      razao: true,
      ativo: true,
    })
    await send('PUT', `/v1/vendas/canal/${id}`, { object: { ativo: false, sistema: null } })
    expect((await send('GET', `/v1/vendas/canal/${id}`)).json().vendas_canal_by_pk).toMatchObject({
      sistema: null,
      ativo: false,
    })
    expect((await send('DELETE', `/v1/vendas/canal/${id}`)).json()).toEqual({
      delete_vendas_canal: { affected_rows: 1 },
    })
  })

  it('is found by its provider’s name or key, its own or flagged', async () => {
    const flagged = await makeChannel(db, [razao], { nome: 'A' })
    const [own] = await manager.call.salesChannels.create({ objects: [{ nome: 'B', sistema: 'razao' }] })
    const other = await makeChannel(db, [vetorial], { nome: 'C' })
    const find = async (sistema: unknown) => {
      const { token } = admin
      const headers = { authorization: `Bearer ${token}` }
      const url = '/v1/vendas/canal'
      const answer = await app.inject({ method: 'POST', url, headers, payload: { filtro: { sistema } } })
      return answer.statusCode === 200
        ? (answer.json().vendas_canal as { id: number }[]).map(({ id }) => id)
        : answer.statusCode
    }
    expect(await find('RazaoInfo')).toEqual([flagged, own!.id])
    expect(await find({ _eq: 'razao' })).toEqual([flagged, own!.id])
    expect(await find('Vetorial')).toEqual([other])
    expect(await find('ninguem')).toBe(422)
    const options = await manager.call.salesChannels.options({ id_empresa: razao })
    expect(options.map(({ id }) => id)).toEqual([flagged, own!.id])
  })

  it('that something uses is not deleted, in the documented words', async () => {
    const { id_canal } = await makeLink(db, razao)
    const answer = await send('DELETE', `/v1/vendas/canal/${id_canal}`)
    expect([answer.statusCode, answer.json().mensagem]).toEqual([409, 'Erro ao excluir canal'])
  })

  it('of another provider is neither seen nor made', async () => {
    const foreign = await makeChannel(db, [vetorial])
    expect((await send('GET', `/v1/vendas/canal/${foreign}`)).statusCode).toBe(404)
    const made = await send('POST', '/v1/vendas/criar/canal', { nome: 'X', sistema: 'vetorial' })
    expect(made.json().campos).toEqual({ vetorial: 'Este provedor não é seu.' })
  })
})

it('an inactive channel is offered only for records that already have it', async () => {
  const off = await makeChannel(db, [razao], { ativo: false })
  const ids = async (incluir?: number) =>
    (await manager.call.salesChannels.options({ id_empresa: razao, incluir })).map(({ id }) => id)
  expect(await ids()).not.toContain(off)
  expect(await ids(off)).toContain(off)
})

it('with the same name as another provider’s is shown with its provider, if both are listed', async () => {
  const make = (id_empresa: number) =>
    db
      .insertInto('vendas_canal')
      .values({ nome: 'Gêmeo', id_empresa })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [one, two] = [await make(razao), await make(vetorial)]
  const { call } = await as({ roles: ['vendas:gestor'], empresas: [razao, vetorial] })
  const providers = await db.selectFrom('empresa').select(['id', 'nome']).execute()
  const named = (id: number) => `Gêmeo (${providers.find((provider) => provider.id === id)?.nome})`
  const all = await call.salesChannels.options({})
  expect(all.find(({ id }) => id === one.id)?.nome).toBe(named(razao))
  expect(all.find(({ id }) => id === two.id)?.nome).toBe(named(vetorial))
  const ofOne = await call.salesChannels.options({ id_empresa: razao })
  expect(ofOne.find(({ id }) => id === one.id)?.nome).toBe('Gêmeo')
})

async function ownedBy(id_empresa: number, flags: number[]) {
  const id = await makeChannel(db, flags)
  await db.updateTable('vendas_canal').set({ id_empresa }).where('id', '=', id).execute()
  return id
}

describe('permissions', () => {
  it('create and edit their own: requesters; switch, and keep those of the whole group: managers', async () => {
    const { salesChannels } = (await as({ roles: ['vendas:solicitante'], empresas: [razao] })).call
    const make = async (sistema: string | null, provedores = {}) =>
      (await salesChannels.create({ objects: [{ nome: 'Meu', sistema, provedores }] }))[0]!.id
    const own = await make('razao')
    const flagged = await make(null, { razao: true })
    await salesChannels.update({ id: own, nome: 'Meu mesmo' })
    await expect(salesChannels.update({ id: own, ativo: false })).rejects.toThrow('permissão')
    const group = 'Dados inválidos'
    await expect(make(null)).rejects.toThrow(group)
    await expect(salesChannels.update({ id: own, sistema: null })).rejects.toThrow(group)
    await expect(salesChannels.update({ id: flagged, provedores: { razao: false } })).rejects.toThrow(group)
    await manager.call.salesChannels.update({ id: flagged, provedores: { razao: false } })
  })

  it('touch nothing that other providers share, whose own it is or for whom it is flagged', async () => {
    const { salesChannels } = manager.call
    const theirs = await ownedBy(vetorial, [razao])
    for (const id of [theirs, await makeChannel(db, [razao, vetorial])])
      for (const touch of [
        () => salesChannels.update({ id, nome: 'Só meu' }),
        () => salesChannels.setActive({ ids: [id], ativo: false }),
        () => salesChannels.remove({ id }),
      ])
        await expect(touch()).rejects.toThrow('outros provedores')
  })

  it('read the history of what they see: of their providers, by owner or flag, and of the group', async () => {
    const read = async (id_item: number, { call } = manager) =>
      (await call.history.list({ tabelas: ['vendas_canal'], id_item })).length
    for (const foreign of [await ownedBy(vetorial, []), await makeChannel(db, [vetorial])]) {
      expect(await read(foreign)).toBe(0)
      expect(await read(foreign, admin)).toBeGreaterThan(0)
    }
    for (const flags of [[razao], [], [razao, vetorial]])
      expect(await read(await makeChannel(db, flags))).toBe(1)
    for (const shared of [await ownedBy(vetorial, [razao]), await ownedBy(razao, [vetorial])])
      expect(await read(shared)).toBe(2)
  })
})

it('an inactive provider is a flag only of what is flagged for it already', async () => {
  const closed = await makeProvider(db, { sistema: 'fechado', nome: 'Fechado', ativo: false })
  const flagged = await makeChannel(db, [closed])
  const other = await makeChannel(db, [razao])
  const flags = async (id: number) => (await admin.call.salesChannels.get({ id })).provedores
  expect(await flags(flagged)).toMatchObject({ fechado: true, razao: false })
  expect(await flags(other)).toEqual(expect.not.objectContaining({ fechado: expect.anything() }))
})
