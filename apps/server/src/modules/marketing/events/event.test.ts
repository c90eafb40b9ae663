import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial' })
const cities = await db
  .insertInto('rh_cidade_provedor')
  .values([
    { id_empresa: razao, nome: 'Pelotas', uf: 'RS' },
    { id_empresa: razao, nome: 'Ábaco', uf: 'RS' },
    { id_empresa: vetorial, nome: 'Tubarão', uf: 'SC' },
  ])
  .returning('id')
  .execute()
const [pelotas, , tubarao] = cities.map(({ id }) => id) as [number, number, number]
const marketing = await as({ roles: ['marketing:solicitante'], empresas: [razao] })
const scale = await as({ roles: ['regua_comunicacao:gestor'], empresas: [vetorial] })
const reader = await as({ roles: ['marketing:leitor'], empresas: [razao] })
const seller = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const admin = await as(superadmin)

const path = '/v1/marketing/eventos'
const send = (
  who: typeof admin,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })

const fair = {
  evento: 'Feira do Doce',
  site_evento: 'https://feira.example/2026',
  local: 'Parque',
  endereco: 'Av. Brasil, 100',
  cidade: pelotas,
  data_inicio: '2026-06-01',
  data_fim: '2026-06-14',
}

describe('over REST an event', () => {
  it('is created flat, listed, read, changed, switched off and deleted', async () => {
    const created = await send(marketing, 'POST', path, { ...fair, id_usuario: 1 })
    expect(created.statusCode).toBe(200)
    const [{ id }] = created.json().insert_rh_marketing_eventos.returning
    const list = (await send(scale, 'GET', path)).json()
    expect(list.rh_marketing_eventos).toMatchObject([{ ...fair, id, cidade_nome: 'Pelotas', status: true }])
    expect(list.total).toBe(1)
    const changed = await send(marketing, 'PATCH', `${path}/${id}`, {
      object: { ...fair, evento: 'Fenadoce', status: false },
    })
    expect(changed.json().update_rh_marketing_eventos.returning).toMatchObject([{ id }])
    const one = await send(reader, 'GET', `${path}/${id}`)
    expect(one.json().rh_marketing_eventos_by_pk).toMatchObject({ evento: 'Fenadoce', status: false })
    const history = await send(reader, 'POST', '/v1/admin/log/history', {
      tabelas: 'rh_marketing_eventos',
      id_item: id,
      limit: 100,
      offset: 0,
    })
    expect(history.json().logs.map(({ operacao }: { operacao: string }) => operacao)).toEqual([
      'UPDATE',
      'INSERT',
    ])
    expect((await send(scale, 'DELETE', `${path}/${id}`)).statusCode).toBe(403)
    expect((await send(admin, 'DELETE', `${path}/${id}`)).json()).toEqual({
      delete_rh_marketing_eventos: { affected_rows: 1 },
    })
    expect((await send(admin, 'GET', `${path}/${id}`)).statusCode).toBe(404)
  })

  it('says which fields are missing or wrong', async () => {
    const empty = await send(marketing, 'POST', path, {})
    expect(empty.statusCode).toBe(422)
    expect(empty.json().campos).toEqual({
      evento: 'Campo obrigatório',
      local: 'Campo obrigatório',
      endereco: 'Campo obrigatório',
      cidade: 'Campo obrigatório',
      data_inicio: 'Campo obrigatório',
      data_fim: 'Campo obrigatório',
    })
    const wrong = await send(marketing, 'POST', path, {
      ...fair,
      site_evento: 'javascript:alert(1)',
      data_fim: '2026-05-31',
    })
    expect(wrong.json().campos).toMatchObject({ site_evento: 'Link inválido' })
    const turned = await send(marketing, 'POST', path, { ...fair, data_fim: '2026-05-31' })
    expect(turned.json().campos).toEqual({
      data_fim: 'A data de fim deve ser maior ou igual à data de início.',
    })
    const foreign = await send(marketing, 'POST', path, { ...fair, cidade: tubarao })
    expect(foreign.json().campos).toEqual({ cidade: 'Opção não encontrada.' })
  })

  it('is in one of the cities of the author’s providers (docs/marketing.md#events)', async () => {
    const answer = await send(marketing, 'GET', '/v1/empresa/cidades')
    expect(answer.json().rh_cidade_provedor).toMatchObject([{ nome: 'Ábaco' }, { nome: 'Pelotas' }])
    expect((await send(seller, 'GET', '/v1/empresa/cidades')).statusCode).toBe(403)
  })
})

describe('permissions', () => {
  it('write: either role; others read at most (docs/marketing.md#events-of-the-group)', async () => {
    const [event] = await marketing.call.marketingEvents.create({ objects: [fair] })
    const id = event!.id
    await scale.call.marketingEvents.update({ id, local: 'Centro' })
    expect(await scale.call.marketingEvents.setActive({ ids: [id], ativo: false })).toEqual({ alterados: 1 })
    await expect(reader.call.marketingEvents.update({ id, local: 'X' })).rejects.toThrow('permissão')
    await expect(reader.call.marketingEvents.create({ objects: [fair] })).rejects.toThrow('permissão')
    await expect(seller.call.marketingEvents.list({})).rejects.toThrow('permissão')
    await expect(marketing.call.marketingEvents.remove({ id })).rejects.toThrow('permissão')
  })

  it('allow an event to stay in another provider’s city, but not to be moved there', async () => {
    const [event] = await scale.call.marketingEvents.create({ objects: [{ ...fair, cidade: tubarao }] })
    const id = event!.id
    await marketing.call.marketingEvents.update({ id, cidade: tubarao, local: 'Praça' })
    await marketing.call.marketingEvents.update({ id, cidade: pelotas })
    await expect(marketing.call.marketingEvents.update({ id, cidade: tubarao })).rejects.toThrow('inválidos')
  })

  it('do not let somebody overwrite another edit, or reverse a period by a partial update', async () => {
    const [event] = await marketing.call.marketingEvents.create({ objects: [fair] })
    const { id, updated_at } = await marketing.call.marketingEvents.get({ id: event!.id })
    await marketing.call.marketingEvents.update({ id, local: 'Outro' })
    await expect(
      marketing.call.marketingEvents.update({ id, local: 'Tarde', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
    await expect(marketing.call.marketingEvents.update({ id, data_fim: '2026-01-01' })).rejects.toThrow(
      'inválidos',
    )
  })
})
