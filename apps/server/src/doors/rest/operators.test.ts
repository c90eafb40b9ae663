/** An operator that no filter has is refused by every path that takes conditions, reports and their details too. */
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { namesOf } from '../../../test/sent-forms.ts'
import { operatorsOf } from '../../platform/rest/filter-parameters.ts'
import { objectShape, type Shape } from '../../platform/rest/input-fields.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { restRoutes } from './routes.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

/** What clients send along with a record, and a filter never holds for nothing. */
const along = ['id', 'id_usuario', 'created_at', 'desconhecido', '_ou']
const unknown = { _contem: 1 }

const filterOf = ({ contract }: RestRoute): Shape => {
  const filters = contract.takes.flatMap((schema) => objectShape(schema).filtro ?? [])
  return Object.assign({}, ...filters.map(objectShape)) as Shape
}
const conditionsOf = (route: RestRoute): string[] => Object.keys(filterOf(route))

/** The operators of a column, which a refusal names; none where it takes plain values alone. */
function operatorsIn(route: RestRoute, column: string): string[] {
  const beside = route.method === 'GET' ? [] : route.contract.takes.map(objectShape)
  const all = Object.assign({}, ...beside, filterOf(route)) as Shape
  return Object.keys(operatorsOf(all[column])).filter((name) => name.startsWith('_'))
}

const asking = restRoutes.filter(
  ({ method, wrap, query, contract }) =>
    wrap === 'filtro' ||
    (method === 'GET' && query?.includes('filtro') && conditionsOf({ contract } as RestRoute).length > 0) ||
    (wrap === 'flat' && namesOf(contract).some((name) => name.startsWith('filt'))),
)

it.each(asking.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  async (_name, route) => {
    const url = route.path.replace(/:\w+/g, '1')
    const places = ['filtro', 'filters'].filter(
      (name) => name === 'filtro' || namesOf(route.contract).includes(name),
    )
    for (const place of places)
      for (const column of new Set([...along, ...conditionsOf(route), ...namesOf(route.contract)])) {
        if (column === place || column === '_and') continue
        const filter = { [column]: unknown }
        const answer =
          route.method === 'GET'
            ? await app.inject({
                url: `${url}?filtro=${encodeURIComponent(JSON.stringify(filter))}`,
                headers,
              })
            : await app.inject({ method: route.method, url, headers, payload: { [place]: filter } })
        expect(answer.statusCode, `${place} ${column} ${answer.body}`).toBe(422)
        const operators = operatorsIn(route, column)
        if (operators.length === 0) continue
        const { campos, permitidos } = answer.json<{ campos: object; permitidos?: object }>()
        // Some forms name the column alone.
        const named = [`${place}.${column}`, column].find((name) => `${name}._contem` in campos)
        expect([named, campos], `${place} ${column}`).toMatchObject([
          expect.any(String),
          { [`${named}._contem`]: 'Operador desconhecido: _contem' },
        ])
        expect(permitidos, `${place} ${column}`).toEqual({ [named!]: operators })
      }
  },
)
