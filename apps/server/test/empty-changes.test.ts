/** An empty body of a PUT or PATCH is answered as the document says (docs/rest.md#refusals). */
import { refusal } from '@intranet/contract/messages/refusals'
import { expect, it } from 'vitest'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { superadmin, testWorld } from './app.ts'
import { operationOf } from './documented.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'

const { app, as, db } = await testWorld()
const { token, userId } = await as(superadmin)
const modules = ['rh', 'vendas', 'frota', 'suprimentos', 'veiculos']
const key = await makeAccessKey(db, userId, {
  roles: modules.map((module) => `${module}:escrever`),
  dados_pessoais: true,
  empresas: [await makeProvider(db)],
})
await db.updateTable('chave_acesso').set({ fonte: 'folha' }).where('id', '=', key.id).execute()

/** Outside ids are those of a key's source. */
const headersFor = (path: string) =>
  path.includes('/externo') ? key.headers : { authorization: `Bearer ${token}` }

const changes = restRoutes.filter(({ method, wrap }) => ['PUT', 'PATCH'].includes(method) && wrap)

it('there are many such operations', () => {
  expect(changes.length).toBeGreaterThan(110)
})

interface Body {
  required: boolean
}

it.each(changes.map((route) => [route.method, route.path, route] as const))(
  '%s %s',
  async (method, path, route) => {
    const { operation, at } = operationOf(method, path)!
    const { required } = operation.requestBody as Body
    const document = at('requestBody', 'content', 'application/json', 'schema')
    const url = path.replace(/:\w+/g, '987654')
    const wrapped = route.wrap === 'object' ? { object: {} } : {}
    for (const payload of [undefined, {}, wrapped, { object: { updated_at: '2026-11-26T00:00:00.000Z' } }]) {
      const answer = await app.inject({ method, url, headers: headersFor(path), payload })
      const { campos = {} } = answer.json<{ campos?: Record<string, string> }>()
      const name = JSON.stringify(payload)
      expect([name, answer.statusCode], answer.body).toEqual([name, 422])
      expect([name, payload === undefined ? required : !document(payload)]).toEqual([name, true])
      if (route.contract.changes) expect([name, campos]).toEqual([name, { corpo: refusal.nothingChanged }])
    }
  },
)
