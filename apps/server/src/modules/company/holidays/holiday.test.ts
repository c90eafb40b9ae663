import { holiday } from '@intranet/contract/messages/company'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'

const { db, as, app } = await testWorld()
const manager = await as({ roles: ['rh:gestor'] })
const { holidays } = manager.call
const cityOf = async (nome: string, uf: string) =>
  (
    await db
      .selectFrom('cidade')
      .where('nome', '=', nome)
      .where('uf', '=', uf)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id
const curitiba = await cityOf('Curitiba', 'PR')
const londrina = await cityOf('Londrina', 'PR')
const joinville = await cityOf('Joinville', 'SC')

const refusal = async (fields: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/feriado',
    headers: { authorization: `Bearer ${manager.token}` },
    payload: { object: { nome: 'Feriado', data: '09-08', ...fields } },
  })
  expect(answer.statusCode).toBe(422)
  return Object.values(answer.json().campos)
}

describe('a Municipal holiday', () => {
  it('needs one or more cities', async () => {
    expect(await refusal({ tipo: 'Municipal' })).toEqual(['Selecione uma ou mais cidades'])
    expect(await refusal({ tipo: 'Municipal', municipio: null })).toEqual([holiday.citiesRequired])
    expect(await refusal({ tipo: 'Municipal', uf: 'PR', municipio: [] })).toEqual([
      'Selecione uma ou mais cidades',
    ])
  })

  it('gets its state from its cities, not from what was sent (docs/company.md#types-of-holidays)', async () => {
    const municipio = [curitiba, londrina, curitiba]
    const [created] = await holidays.create({
      objects: [{ nome: 'Padroeira', data: '09-08', tipo: 'Municipal', uf: 'SC', municipio }],
    })
    expect(await holidays.get({ id: created!.id })).toMatchObject({
      uf: 'PR',
      municipio: [
        { id: curitiba, nome: 'Curitiba', uf: 'PR' },
        { id: londrina, nome: 'Londrina', uf: 'PR' },
      ],
      municipios: 'Curitiba, Londrina',
      recorrencia_anual: true,
      ano: null,
    })
  })

  it('of cities in several states has none', async () => {
    const [created] = await holidays.create({
      objects: [{ nome: 'Conceição', data: '12-08', tipo: 'Municipal', municipio: [curitiba, joinville] }],
    })
    expect((await holidays.get({ id: created!.id })).uf).toBeNull()
  })
})

describe('an Estadual holiday', () => {
  it('needs a state and takes no city', async () => {
    expect(await refusal({ tipo: 'Estadual' })).toEqual(['Campo obrigatório'])
    expect(await refusal({ tipo: 'Estadual', uf: 'PR', municipio: [curitiba] })).toEqual([
      'Não é possivel selecionar cidades para feriados nacionais ou estaduais.',
    ])
  })
})

it.each([
  [{ tipo: 'Nacional', municipio: null }, []],
  [{ tipo: 'Estadual', uf: 'PR', municipio: null }, []],
  [{ tipo: 'Nacional', municipio: [] }, []],
])('POST /v1/feriado takes no municipality of %o, as null too', async (fields, municipio) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/feriado',
    headers: { authorization: `Bearer ${manager.token}` },
    payload: { object: { nome: 'Sem municípios', data: '10-11', ...fields } },
  })
  expect(answer.statusCode).toBe(200)
  const [{ id }] = answer.json().insert_feriado.returning
  expect((await holidays.get({ id })).municipio).toEqual(municipio)
  await holidays.remove({ id })
})

describe('a Nacional holiday', () => {
  it('has neither', async () => {
    expect(await refusal({ tipo: 'Nacional', municipio: [curitiba] })).toEqual([holiday.citiesBlocked])
    const [created] = await holidays.create({
      objects: [{ nome: 'Natal', data: '12-25', tipo: 'Nacional', uf: 'PR' }],
    })
    expect((await holidays.get({ id: created!.id })).uf).toBeNull()
  })
})

describe('the date of a holiday', () => {
  it.each(['02-30', '13-01', '00-10', '2026-12-25', '25/12'])('is not %s', async (data) => {
    expect(await refusal({ tipo: 'Nacional', data })).toEqual(['Data inválida'])
  })

  it('has a year when it does not repeat, the current one when none is sent', async () => {
    const once = { nome: 'Ponto', data: '06-05', tipo: 'Nacional' as const, recorrencia_anual: false }
    const created = await holidays.create({ objects: [{ ...once, ano: 2027 }, once] })
    const years = await Promise.all(created.map(async ({ id }) => (await holidays.get({ id })).ano))
    expect(years).toEqual([2027, expect.any(Number)])
    expect(await refusal({ tipo: 'Nacional', data: '02-29', recorrencia_anual: false, ano: 2027 })).toEqual([
      'Data inválida',
    ])
  })
})

describe('a change of type', () => {
  it('removes the cities and the state that the new type does not have', async () => {
    const [created] = await holidays.create({
      objects: [{ nome: 'Mudança', data: '03-19', tipo: 'Municipal', municipio: [curitiba] }],
    })
    const id = created!.id
    await holidays.update({ id, tipo: 'Estadual' })
    expect(await holidays.get({ id })).toMatchObject({ tipo: 'Estadual', uf: 'PR', municipio: [] })
    await holidays.update({ id, tipo: 'Nacional' })
    expect(await holidays.get({ id })).toMatchObject({ tipo: 'Nacional', uf: null, municipio: [] })
    await expect(holidays.update({ id, tipo: 'Municipal' })).rejects.toThrow('Dados inválidos.')
    await expect(holidays.update({ id, municipio: [curitiba] })).rejects.toThrow('Dados inválidos.')
  })

  it('of the cities alone is a new version, and is in the history', async () => {
    const [created] = await holidays.create({
      objects: [{ nome: 'Versão', data: '03-20', tipo: 'Municipal', municipio: [curitiba] }],
    })
    const { id, updated_at } = await holidays.get({ id: created!.id })
    await holidays.update({ id, municipio: [londrina], updated_at: updated_at.toISOString() })
    await expect(
      holidays.update({ id, municipio: [curitiba], updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
    const logs = await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'feriado_cidade')
      .where('id_item', '=', String(id))
      .select(['operacao', 'id_usuario'])
      .orderBy('id')
      .execute()
    expect(logs.map((log) => log.operacao)).toEqual(['INSERT', 'DELETE', 'INSERT'])
  })
})

it('a holiday of the past is kept when its year is left alone', async () => {
  const [created] = await holidays.create({
    objects: [{ nome: 'Jubileu', data: '05-02', tipo: 'Nacional', recorrencia_anual: false, ano: 2020 }],
  })
  await holidays.update({ id: created!.id, nome: 'Jubileu de Prata' })
  expect((await holidays.get({ id: created!.id })).ano).toBe(2020)
})
