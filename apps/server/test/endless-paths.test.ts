/** Documented paths that list everything where nothing is said of `limit` answer all rows, however many. */
import { expect, it, onTestFinished } from 'vitest'
import { most } from '../src/platform/list-limit.ts'
import { superadmin, testWorld } from './app.ts'

const { app, as, db } = await testWorld()
const { token } = await as(superadmin)

const ask = async (body: object) => {
  const headers = { authorization: `Bearer ${token}` }
  const url = '/v1/lead/tracking/destino/filtrado'
  const answer = await app.inject({ method: 'POST', url, headers, payload: body })
  return { status: answer.statusCode, ...answer.json() }
}

it('the destinations of links: every one, in their order; a limit that is sent holds', async () => {
  const usual = { ...most }
  onTestFinished(() => void Object.assign(most, usual))
  const values = ['A', 'B', 'C', 'D', 'E'].map((nome) => ({
    nome,
    url: `https://${nome}.example`,
    ativo: true,
  }))
  await db.insertInto('vendas_destino').values(values).execute()
  const all = await ask({ filtro: {} })
  most.list = 2
  expect(await ask({ filtro: {} })).toEqual(all)
  expect(all.vendas_destino.length).toBeGreaterThan(4)
  expect((await ask({ filtro: { limit: 1 } })).vendas_destino).toHaveLength(1)
  expect((await ask({ filtro: { limit: 0 } })).status).toBe(422)
})
