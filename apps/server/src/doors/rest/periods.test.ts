/** A period is `data_ini` and `data_fim` on every path that reads one, whatever its procedure calls it. */
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { objectShape } from '../../platform/rest/input-fields.ts'
import { writtenDocument } from '../../../test/written-document.ts'
import { restRoutes } from './routes.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

const fieldsOf = ({ contract }: (typeof restRoutes)[number]): string[] =>
  contract.takes.flatMap((schema) => Object.keys(objectShape(schema)))
const former = [
  ['inicio', 'fim'],
  ['de', 'ate'],
]
const reading = restRoutes.filter(
  (route) =>
    route.contract.procedure._def.type === 'query' &&
    former.some((pair) => pair.every((name) => fieldsOf(route).includes(name))),
)
const named = reading.map((route) => [`${route.method} ${route.path}`, route] as const)

it.each(named)('%s takes data_ini and data_fim, and the names of before', async (_name, route) => {
  const names = fieldsOf(route)
  const [from = '', to = ''] = former.find(([first = '']) => names.includes(first))!
  const ask = async (days: Record<string, string>) => {
    const { method, path: url, wrap } = route
    if (method === 'GET') return app.inject({ url, headers, query: days })
    return app.inject({ method, url, headers, payload: wrap === 'filtro' ? { filtro: days } : days })
  }
  const now = await ask({ data_ini: '2026-11-02', data_fim: '2026-11-08' })
  const before = await ask({ [from]: '2026-11-02', [to]: '2026-11-08' })
  expect([now.statusCode, now.body], now.body).toEqual([200, before.body])
  const wrong = await ask({ data_ini: '2026-11-08', data_fim: '2026-11-02' })
  const field = route.wrap === 'filtro' ? 'filtro.data_fim' : 'data_fim'
  if (wrong.statusCode !== 200) expect(Object.keys(wrong.json().campos)).toEqual([field])
})

const readsByAddress = reading.filter(({ method }) => method === 'GET').map(({ path }) => path)

it.each(readsByAddress)('%s is documented with the days that it asks for as required', async (path) => {
  const { paths } = writtenDocument<{
    paths: Record<string, { get: { parameters: { name?: string; required?: boolean }[] } }>
  }>()
  const required = paths[path]!.get.parameters.filter((one) => one.required).map(({ name }) => name)
  const answer = await app.inject({ url: path, headers })
  expect(Object.keys(answer.json().campos ?? {})).toEqual(required)
})
