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
