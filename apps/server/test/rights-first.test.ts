/** Who may not is refused with 403 whatever is wrong with what they send: before the input is looked at. */
import { grantableRoles } from '@intranet/contract/access'
import { keyModules } from '@intranet/contract/access/key-access'
import { describe, expect, it } from 'vitest'
import { accessWord, rolesOf } from '../src/doors/rest/openapi-roles.ts'
import { keyPart } from '../src/doors/rest/openapi-keys.ts'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'

const { app, as, db } = await testWorld()
const empresas = [await makeProvider(db)]
const owner = await as({ ...superadmin, empresas })
// More than a minute's requests of one key are asked here.
await owner.call.parameters.update({ chave_por_minuto: 100_000 })

type Route = (typeof restRoutes)[number]
type Headers = Record<string, string>

/** The same for the same roles: a person, or a key. */
const made = new Map<string, Promise<Headers>>()
function once(name: string, make: () => Promise<Headers>): Promise<Headers> {
  const found = made.get(name) ?? make()
  made.set(name, found)
  return found
}

const personWith = (roles: string[]) =>
  once(`person ${roles.join()}`, async () => {
    const { token } = await as({ roles, empresas, employee: true })
    return { authorization: `Bearer ${token}` }
  })
const keyWith = (roles: string[]) =>
  once(`key ${roles.join()}`, async () => {
    const key = await makeAccessKey(db, owner.userId, { roles, empresas, dados_pessoais: true })
    await db.updateTable('chave_acesso').set({ fonte: 'folha' }).where('id', '=', key.id).execute()
    return key.headers
  })

/** What no operation takes. */
const bad: { query?: string; payload?: object }[] = [
  { query: '?desconhecido=1' },
  { query: '?limit=abc&sort=nada' },
  { query: '?filtro={' },
  { query: '?filtro[nada]=1' },
  { query: '?campos=nada&retorno=nada' },
  { payload: { object: { desconhecido: 1 } } },
  { payload: { objects: [] } },
  { payload: { object: {}, objects: [], ao_lado: 1 } },
  { payload: { filtro: { nada: 1 }, campos: 'nada' } },
  { payload: [] },
]

async function answersTo({ method, path }: Route, headers: Headers): Promise<unknown[]> {
  const url = path.replace(/:\w+/g, '987654')
  const asked = bad.filter(({ payload }) => method !== 'GET' || !payload)
  const answers = await Promise.all(
    asked.map(({ query = '', payload }) => app.inject({ method, url: `${url}${query}`, headers, payload })),
  )
  return answers.map(({ statusCode }, place) => [statusCode, asked[place]])
}

const refusedOf = (answers: unknown[]) => answers.filter((one) => (one as [number])[0] !== 403)

const named = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const)

/** By roles alone. */
const byRole = restRoutes.filter((route) => accessWord(route.contract) === 'papeis')

describe('a person without the role is refused', () => {
  it.each(named(byRole))('%s', async (_name, route) => {
    const enough = rolesOf(route.contract)
    const others = grantableRoles.filter((role) => !enough.includes(role))
    expect(refusedOf(await answersTo(route, await personWith(others)))).toEqual([])
  })
})

const withKeys = restRoutes.filter((route) => {
  const key = keyPart(route)
  return !route.open && !(key.aceita && !key.precisa.length)
})

describe('a key without the module is refused', () => {
  it.each(named(withKeys))('%s', async (_name, route) => {
    const key = keyPart(route)
    const needed = key.aceita ? key.precisa.map((one) => one.split(':')[0]) : []
    const others = keyModules.filter((module) => !needed.includes(module))
    const headers = await keyWith(others.map((module) => `${module}:escrever`))
    expect(refusedOf(await answersTo(route, headers))).toEqual([])
  })
})
