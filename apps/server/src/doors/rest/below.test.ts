/** A path that names a record answers 404 if it does not exist, never an empty list. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { restRoutes } from './routes.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)

/** Selectors narrowed by what may be nothing, and pages for guests that have their own empty answer. */
const mayBeEmpty = new Set([
  '/v1/departamentos/empresa/:id',
  '/v1/company/departamento/:company',
  '/v1/setor/:filtro',
  '/v1/company/cargo/:filtro',
  '/v1/candidatura/:id/entrevista',
  '/v1/contratar/:codigo',
  '/v1/roleta/publica/:slug',
  '/v1/roleta/publica/:slug/sorteios',
])
/** An unknown provider key is an error of the field, and so is what cannot be a key. The panel asks for its customer first. */
const byKey = /:provider$|\/convite\/:chave$|^\/v1\/painel\//

const reads = restRoutes.filter(
  ({ method, path }) => method === 'GET' && path.includes(':') && !mayBeEmpty.has(path) && !byKey.test(path),
)

describe('what is not there', () => {
  it.each(reads.map(({ path }) => path))('%s', async (path) => {
    const url = path.replace(':isCustomer', 'true').replace(/:\w+/g, '987654')
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect([answer.statusCode, answer.json().codigo], answer.body).toEqual([404, 'not_found'])
  })
})
