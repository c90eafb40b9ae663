/** A list is filtered by a JSON text, by parameters of its columns and by a body: the same rows, the same refusals. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../test/factories/company.ts'
import { procedurePath } from '../../platform/procedure/caller.ts'
import { kindOf, objectShape } from '../../platform/rest/input-fields.ts'
import { restRoutes } from './routes.ts'

const { app, as, db } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

const hasColumns = ({ contract }: (typeof restRoutes)[number]) =>
  contract.takes.some((schema) => kindOf(objectShape(schema).filtro) === 'json')
const lists = restRoutes.filter(
  (route) =>
    route.method === 'GET' && route.query?.includes('filtro') && !route.replaced && hasColumns(route),
)
const named = lists.map((route) => [route.path, route] as const)
/** The documents have another call under this path: the calendar between two days. */
const otherCall = '/v1/calendario'
const urlOf = (path: string) => path.replace(':isCustomer', 'true').replace(/:\w+/g, '987654')
const formOf = (path: string) => path.replace(/:\w+/g, ':')

describe('every list', () => {
  it.each(named.filter(([path]) => path !== otherCall))(
    '%s has POST …/filtro: the same procedure, for the same people',
    (path, list) => {
      const twin = restRoutes.find(
        (one) => one.method === 'POST' && formOf(one.path) === `${formOf(path)}/filtro`,
      )
      const said = ({ contract, routers, open }: (typeof restRoutes)[number]) => [
        procedurePath(routers, contract.procedure),
        contract.access,
        open,
      ]
      expect(twin && said(twin)).toEqual(said(list))
    },
  )

  it.each(named)('%s refuses parameters of a filter that it does not have', async (path) => {
    for (const [name, field] of [
      ['filtro[desconhecida]=1', 'filtro.desconhecida'],
      ['filtro[desconhecida][_eq]=1', 'filtro.desconhecida'],
      ['filtro[_and]=1', 'filtro[_and]'],
      ['filtro[a][b]=1', 'filtro[a][b]'],
      ['filtro[]=1', 'filtro[]'],
      ['filtro[constructor]=1', 'filtro.constructor'],
      ['filtro={}&filtro[id]=1', 'filtro'],
    ] as const) {
      const answer = await app.inject({ url: `${urlOf(path)}?${name}`, headers })
      expect([answer.statusCode, Object.keys(answer.json().campos)], name).toEqual([422, [field]])
    }
  })
})

describe('parameters of a filter', () => {
  const nomeOf = (name: string) => ({ nome: `Filtro ${name}` })
  async function rowsBy(query: string) {
    const url = `/v1/rh/departamento?limit=0&sort=nome&${query}`
    const answer = await app.inject({ url, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().rh_departamento.map(({ nome }: { nome: string }) => nome)
  }

  it('say what JSON says: of every kind of column, several operators of one, and lists', async () => {
    const empresa = await makeProvider(db)
    const other = await makeProvider(db)
    const [a, b] = [
      await makeDepartment(db, empresa, nomeOf('A')),
      await makeDepartment(db, empresa, nomeOf('B')),
    ]
    const c = await makeDepartment(db, other, { ...nomeOf('C'), ativo: false })
    const all = `filtro[nome][_ilike]=${encodeURIComponent('Filtro %')}`
    for (const [query, expected] of [
      [all, ['A', 'B', 'C']],
      [`${all}&filtro[ativo]=false`, ['C']],
      [`${all}&filtro[id_empresa]=${empresa}`, ['A', 'B']],
      [`filtro[id][_gte]=${b}&filtro[id][_lte]=${c}`, ['B', 'C']],
      [`filtro[id][_in]=${a}&filtro[id][_in]=${c}`, ['A', 'C']],
      [`filtro[id][_in][]=${a}&filtro[id][_in][]=${b}`, ['A', 'B']],
      [`filtro[id][_in]=${c}`, ['C']],
      ['filtro[nome]=Filtro%20B', ['B']],
      [`${all}&filtro[id_empresa][_is_null]=false&filtro[updated_at][_gte]=2020-01-01`, ['A', 'B', 'C']],
    ] as const)
      expect(await rowsBy(query), query).toEqual(expected.map((name) => `Filtro ${name}`))
  })

  it.each([
    ['filtro[nome][_contem]=a', 'filtro.nome._contem', 'Operador desconhecido: _contem'],
    ['filtro[ativo]=sim', 'filtro.ativo', 'Informe true ou false, ou um objeto.'],
    ['filtro[id]=1&filtro[id]=2', 'filtro.id', 'Informe um número, ou um objeto.'],
    ['filtro[id]=1&filtro[id][_gte]=2', 'filtro.id', 'Dados inválidos.'],
    ['filtro[nome][_ilike]=a&filtro[nome][_ilike]=b', 'filtro.nome._ilike', 'Informe um texto.'],
  ])('%s is refused in words', async (query, field, text) => {
    const answer = await app.inject({ url: `/v1/rh/departamento?${query}`, headers })
    expect(answer.json()).toMatchObject({ codigo: 'invalid', campos: { [field]: text } })
  })
})
