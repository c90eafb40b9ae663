import { systemKey } from '@intranet/contract/company/provider'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const admin = await as(superadmin)
const authorization = `Bearer ${admin.token}`
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers: { authorization }, payload })

describe('the key of a provider', () => {
  it('is made of its name', async () => {
    expect(systemKey('Razão Info & Cia.')).toBe('razao_info_cia')
    const [created] = await admin.call.providers.create({ objects: [{ nome: 'Conexão Ágil' }] })
    expect(created!.sistema).toBe('conexao_agil')
  })

  it('is required when the name gives none, and is unique (docs/company.md#providers)', async () => {
    await expect(admin.call.providers.create({ objects: [{ nome: '***' }] })).rejects.toThrow(
      'Dados inválidos.',
    )
    await admin.call.providers.create({ objects: [{ nome: 'Um', sistema: 'chave' }] })
    await expect(
      admin.call.providers.create({ objects: [{ nome: 'Dois', sistema: 'chave' }] }),
    ).rejects.toThrow('Já existe um provedor com este sistema.')
    await expect(admin.call.providers.create({ objects: [{ nome: 'ÚM' }] })).rejects.toThrow(
      'Já existe um provedor com este nome.',
    )
  })
})

describe('the logo of a provider', () => {
  it('must be one’s own upload, and belongs to the provider from then on', async () => {
    const upload = (id_usuario: number) =>
      db
        .insertInto('arquivo')
        .values({ bucket: 'logos', nome: 'l.png', tipo: 'image/png', tamanho: 1, sha256: 'x', id_usuario })
        .returning('id')
        .executeTakeFirstOrThrow()
    const other = await as(superadmin)
    const [mine, theirs] = [await upload(admin.userId), await upload(other.userId)]
    const id = await makeProvider(db)
    await expect(admin.call.providers.update({ id, id_logo: theirs.id })).rejects.toThrow('já está em uso')
    await admin.call.providers.update({ id, id_logo: mine.id })
    const owned = db.selectFrom('arquivo').where('id', '=', mine.id).select(['tabela_dona', 'id_dono'])
    expect(await owned.executeTakeFirst()).toEqual({ tabela_dona: 'empresa', id_dono: id })
    await admin.call.providers.update({ id, id_logo: mine.id, nome: 'Com Logo' })
    await admin.call.providers.update({ id, id_logo: null })
    expect(await owned.executeTakeFirst()).toEqual({ tabela_dona: null, id_dono: null })
  })
})

describe('the cities of a provider', () => {
  it('are added by POST /v1/cidade/provedor, duplicates ignored', async () => {
    const id_empresa = await makeProvider(db)
    const objects = [
      { nome: 'Curitiba', uf: 'PR', id_empresa },
      { nome: 'Londrina', uf: 'PR', id_empresa },
    ]
    const first = await post('/v1/cidade/provedor', { objects })
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({
      insert_rh_cidade_provedor: {
        affected_rows: 2,
        returning: objects.map((city) => ({ ...city, id: expect.any(Number) })),
      },
    })
    const again = await post('/v1/cidade/provedor', { objects: [{ nome: 'CURITIBA', uf: 'PR', id_empresa }] })
    expect(again.json().insert_rh_cidade_provedor.affected_rows).toBe(0)
  })

  it('are replaced by POST /v1/delete/insert/cidades/provedor; those that stay keep their id (docs/company.md#provider-cities)', async () => {
    const id_empresa = await makeProvider(db)
    const url = '/v1/delete/insert/cidades/provedor'
    const city = (nome: string) => ({ nome, uf: 'PR' })
    await post(url, { id_empresa, objects: [city('Curitiba'), city('Londrina')] })
    const before = await admin.call.providers.cities({ id: id_empresa })
    const swap = await post(url, {
      id_empresa,
      objects: [{ ...city('Curitiba'), id_empresa }, city('Maringá'), city('Maringá')],
    })
    expect(swap.json()).toMatchObject({
      delete_rh_cidade_provedor: { affected_rows: 1 },
      insert_rh_cidade_provedor: { affected_rows: 1, returning: [{ nome: 'Maringá' }] },
    })
    const after = await admin.call.providers.cities({ id: id_empresa })
    expect(after.map(({ nome }) => nome)).toEqual(['Curitiba', 'Maringá'])
    expect(after[0]).toEqual(before[0])
    expect(after[0]!.id_cidade).toEqual(expect.any(Number))
    await post(url, { id_empresa, objects: [] })
    expect(await admin.call.providers.cities({ id: id_empresa })).toEqual([])
  })

  it('are not replaced by who did not see what a colleague added (docs/company.md#provider-cities)', async () => {
    const id_empresa = await makeProvider(db)
    const city = (nome: string) => ({ nome, uf: 'PR' as const })
    const { addCities, replaceCities, cities } = admin.call.providers
    await addCities({ objects: [{ ...city('Curitiba'), id_empresa }] })
    const vistas = (await cities({ id: id_empresa })).map(({ id }) => id)
    await addCities({ objects: [{ ...city('Londrina'), id_empresa }] })
    const objects = [city('Curitiba'), city('Maringá')]
    await expect(replaceCities({ id_empresa, objects, vistas })).rejects.toThrow('alterado por outra pessoa')
    const now = (await cities({ id: id_empresa })).map(({ id }) => id)
    await expect(replaceCities({ id_empresa, objects, vistas: [...now, 987_654] })).rejects.toThrow(
      'alterado por outra pessoa',
    )
    expect((await replaceCities({ id_empresa, objects, vistas: now })).excluidas).toBe(1)
  })

  it.each([
    { id_empresa: 1, objects: [{ nome: 'X', uf: 'PR' }] },
    { id_empresa: 1, objects: [{ nome: 'Curitiba', uf: 'XX' }] },
    { id_empresa: 987654321, objects: [] },
    { objects: [] },
    { id_empresa: 1 },
  ])('are not replaced by %j', async (payload) => {
    const answer = await post('/v1/delete/insert/cidades/provedor', payload)
    expect(answer.statusCode).toBe(422)
  })

  it('all of Brazil’s fit in one request', async () => {
    const id_empresa = await makeProvider(db)
    const objects = await db.selectFrom('cidade').select(['nome', 'uf']).execute()
    const answer = await post('/v1/delete/insert/cidades/provedor', { id_empresa, objects })
    expect(answer.json().insert_rh_cidade_provedor.affected_rows).toBe(5571)
  })

  it('are in the history of the provider', async () => {
    const id_empresa = await makeProvider(db)
    await admin.call.providers.addCities({ objects: [{ nome: 'Curitiba', uf: 'PR', id_empresa }] })
    const log = await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'rh_cidade_provedor')
      .where('id_item', '=', String(id_empresa))
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(log).toMatchObject({
      operacao: 'INSERT',
      id_usuario: admin.userId,
      new_data: { nome: 'Curitiba' },
    })
  })
})
