import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../test/factories/company.ts'

const { app, db, as } = await testWorld()
const ours = await makeProvider(db)
const { token } = await as({ roles: ['rh:gestor'], empresas: [ours] })
const headers = { authorization: `Bearer ${token}` }
const PATH = '/v1/rh/departamento'
const named = (nome: string) => ({ nome, id_empresa: ours })

const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
  const answer = await app.inject({ method, url, headers, payload })
  return { status: answer.statusCode, ...answer.json<{ codigo: string; mensagem: string; campos: object }>() }
}

beforeEach(async () => {
  await db.deleteFrom('rh_departamento').execute()
  await makeDepartment(db, ours, { nome: 'Compras' })
})

describe('a refused field (docs/rest.md#bulk)', () => {
  it.each([
    ['alone in `objects`', { objects: [named('Compras')] }, 'objects.0.nome'],
    ['among several', { objects: [named('TI'), named('Compras')] }, 'objects.1.nome'],
    ['in `object`', { object: named('Compras') }, 'nome'],
    ['flat', named('Compras'), 'nome'],
  ])('%s is named where it was sent: by the database', async (_name, payload, field) => {
    expect(await send('POST', PATH, payload)).toMatchObject({
      status: 409,
      campos: { [field]: expect.any(String) },
    })
  })

  it.each([
    ['alone in `objects`', { objects: [named('')] }, 'objects.0.nome'],
    ['in `object`', { object: named('') }, 'nome'],
    ['flat', named(''), 'nome'],
  ])('%s is named where it was sent: by the schema', async (_name, payload, field) => {
    expect(await send('POST', PATH, payload)).toMatchObject({
      status: 422,
      campos: { [field]: expect.any(String) },
    })
  })
})

it('a value of another type is refused with the type', async () => {
  const object = { nome: 3, id_empresa: '1', ativo: 'true' }
  expect((await send('POST', PATH, { object })).campos).toEqual({
    nome: 'Informe um texto.',
    id_empresa: 'Informe um número.',
    ativo: 'Informe true ou false.',
  })
})

it('a newer record is read again by a program, which has no page', async () => {
  const id = await makeDepartment(db, ours, { nome: 'Frota' })
  const object = { nome: 'Veículos', updated_at: '2026-01-01T00:00:00Z' }
  expect(await send('PUT', `${PATH}/${id}`, { object })).toMatchObject({
    status: 409,
    codigo: 'stale',
    mensagem: 'Este registro foi alterado por outra pessoa. Consulte o registro de novo.',
  })
})

it('a version beside `object` is refused, since the write would not look at it', async () => {
  const id = await makeDepartment(db, ours, { nome: 'Frota' })
  const beside = { object: { nome: 'Veículos' }, updated_at: '2026-01-01T00:00:00Z' }
  expect(await send('PUT', `${PATH}/${id}`, beside)).toMatchObject({
    status: 422,
    campos: { updated_at: expect.stringContaining('ao lado de object') },
  })
})

it.each([
  ['a field beside `objects`', 'POST', { objects: [named('TI')], nome: 'x' }, 'nome'],
  ['an id beside `object`', 'POST', { object: named('TI'), id: 2 }, 'id'],
  ['a person beside `object`', 'POST', { object: named('TI'), id_usuario: 2 }, 'id_usuario'],
  ['several where one is changed', 'PUT', { objects: [named('TI')] }, 'objects'],
  ['two in `object`', 'PUT', { object: [named('TI'), named('RH')] }, 'object'],
  ['a text as `object`', 'PUT', { object: 'TI' }, 'object'],
  ['a number among `objects`', 'POST', { objects: [named('TI'), 7] }, 'objects.1'],
  ['no object at all', 'POST', { objects: [] }, 'objects'],
  ['the id of another record', 'PUT', { object: { nome: 'TI', id: 987_654 } }, 'id'],
] as const)('%s is refused, and named', async (_name, method, payload, field) => {
  const id = await makeDepartment(db, ours, { nome: 'Frota' })
  expect(await send(method, method === 'PUT' ? `${PATH}/${id}` : PATH, payload)).toMatchObject({
    status: 422,
    campos: { [field]: expect.any(String) },
  })
  expect(await send('PUT', `${PATH}/${id}`, { object: { nome: 'Frota', id } })).toMatchObject({ status: 200 })
})

describe('what a filter cannot mean', () => {
  const asked = (path: string, filtro: object) => send('POST', path, { filtro })

  it.each([
    ['within _and', { _and: [{ ativo: true }, { zz: 1 }] }, 'filtro._and.1'],
    ['within _or', { _or: [{ zz: 1 }] }, 'filtro._or.0'],
    ['by itself', { zz: 1 }, 'filtro'],
  ])('is an unknown column %s: the columns are named', async (_name, filtro, level) => {
    expect(await asked(`${PATH}/filtro`, filtro)).toMatchObject({
      status: 422,
      campos: { [`${level}.zz`]: expect.any(String) },
      permitidos: { [level]: expect.arrayContaining(['id', 'nome']) },
    })
  })

  it('is a day that there is not', async () => {
    for (const day of ['2026-13-45', '2026-02-30', '2026-02-30T10:00:00Z', '2026-02-01T25:00:00Z'])
      expect(await asked(`${PATH}/filtro`, { created_at: { _gt: day } }), day).toMatchObject({
        status: 422,
        campos: { 'filtro.created_at._gt': expect.any(String) },
      })
  })

  it('is named where it was sent, also where the input has no filter', async () => {
    const answer = await asked('/v1/vaga/publica/filtro', { zz: 1 })
    expect(answer).toMatchObject({ status: 422, campos: { 'filtro.zz': expect.any(String) } })
  })
})

it('columns of an answer that there are not are refused with those that there are', async () => {
  const answer = await app.inject({ url: `${PATH}?campos=zz`, headers })
  expect(answer.json()).toMatchObject({ permitidos: { campos: expect.arrayContaining(['id', 'nome']) } })
})

it('an order by several columns may be a parameter for each', async () => {
  await makeDepartment(db, ours, { nome: 'Vendas' })
  const answer = await app.inject({ url: `${PATH}?sort=ativo&sort=-nome&campos=nome`, headers })
  expect(answer.json().rh_departamento).toEqual([{ nome: 'Vendas' }, { nome: 'Compras' }])
})

describe('what is of another kind is said, where it was sent', () => {
  const many = Array.from({ length: 1001 }, (_one, index) => index + 1)
  it.each([
    ['filtro', { filtro: null }, 'Informe um objeto.'],
    ['filtro', { filtro: 'x' }, 'Informe um objeto.'],
    ['filtro', { filtro: [] }, 'Informe um objeto.'],
    ['corpo', [], 'Informe um objeto.'],
    ['limit', { limit: 'x' }, 'Informe um número.'],
    ['limit', { limit: null }, 'Não pode ser nulo: deixe o campo de fora.'],
    ['filtro.id', { filtro: { id: [1] } }, 'Informe um número, ou um objeto.'],
    ['filtro.id._in', { filtro: { id: { _in: many } } }, expect.stringMatching(/1\.?000/)],
  ])('%s of a body', async (field, payload, said) => {
    expect(await send('POST', `${PATH}/filtro`, payload)).toMatchObject({
      status: 422,
      campos: { [field]: said },
    })
  })

  it.each([
    ['limit', 'limit=x', 'Informe um número.'],
    ['limit', 'limit=-1', expect.stringContaining('0')],
    ['limit', 'limit=1&limit=2', 'Envie este parâmetro uma vez só.'],
    ['contar', 'contar=talvez', 'Informe true ou false.'],
    ['filtro', 'filtro=[]', 'Informe um objeto.'],
    ['q', 'q=a%00b', expect.stringContaining('nulo')],
  ])('%s of an address: %s', async (field, query, said) => {
    const answer = await app.inject({ url: `${PATH}?${query}`, headers })
    expect([answer.statusCode, answer.json().campos]).toEqual([422, { [field]: said }])
  })
})

it('a value outside of a list has the list, in an address too', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: `${PATH}?retorno=tudo`,
    headers,
    payload: { object: named('TI') },
  })
  expect(answer.json()).toMatchObject({ permitidos: { retorno: ['registro'] } })
})

it('a field that is called as a part of every object is unknown', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{"object":{"__proto__":{"nome":"x"}}}',
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('"__proto__":"Campo desconhecido: __proto__"')
})
