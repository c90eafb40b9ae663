/** The check of every door test, checked itself. */
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { answeredExample, hasExample, sentExample } from '../src/doors/rest/examples.ts'
import recorded from '../src/doors/rest/examples.json' with { type: 'json' }
import { restRoutes } from '../src/doors/rest/routes.ts'
import { holdDocument } from './documented.ts'

async function answering(status: number, answer: object) {
  const app = Fastify()
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send({}))
  holdDocument(app)
  app.get('/v1/rh/departamento', async (_request, reply) => reply.code(status).send(answer))
  return (await app.inject('/v1/rh/departamento')).statusCode
}

it('an answer as documented is left alone; another one fails its test', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await answering(200, { rh_departamento: [], total: 0, depois: null })).toBe(200)
  expect(await answering(401, { codigo: 'unauthorized', mensagem: 'Entre.' })).toBe(401)
  expect(said).not.toHaveBeenCalled()
  for (const [status, answer] of [
    [200, { rh_departamento: [] }],
    [200, { rh_departamento: [], total: 0, depois: null, mais: 1 }],
    [200, { rh_departamento: [{ id: 'um' }], total: 1, depois: null }],
    [401, { codigo: 'inventado', mensagem: 'Entre.' }],
    [418, { codigo: 'invalid', mensagem: 'Chá.' }],
  ] as const)
    expect([answer, await answering(status, answer)]).toEqual([answer, 500])
  said.mockRestore()
})

/** What no test is answered by in the door yet: decided already, one's own, or known by a key alone. */
const without = [
  'DELETE /v1/backoffice/ativacao/:id',
  'DELETE /v1/backoffice/estorno/:id',
  'DELETE /v1/backoffice/problema/:id',
  'DELETE /v1/backoffice/qualificacao/:id',
  'DELETE /v1/curriculo/busca-salva/:id',
  'DELETE /v1/roulette/prizes',
  'GET /v1/roleta/publica/:slug/sorteios/:numero',
  'GET /v1/vaga/convite/:chave',
  'POST /api/rest/v1/lead/dados/importacao',
  'POST /v1/backoffice/ativacao',
  'POST /v1/entrevista/:id/parecer',
  'POST /v1/entrevista/convite/:chave',
  'POST /v1/meus-dados/solicitacao',
  'POST /v1/patrocinio/pos-evento',
  'POST /v1/patrocinio/publico/envio',
  'POST /v1/patrocinio/publico/prestacao',
  'POST /v1/patrocinio/publico/prestacao/consulta',
  'POST /v1/relacionamento/clientes/arquivo',
  'POST /v1/roleta/publica/:slug/girar',
  'POST /v1/vaga/convite/:chave',
  'POST /v1/vendas/erp/saida/reenviar',
  'POST /v1/vendas/lead/:id/restringir',
  'POST /v1/vendas/lead/:id/separar',
  'PUT /v1/backoffice/estorno/:id',
]

it('every operation has an example of a test, but for those named here, and every example is of an operation that is there', () => {
  const operations = restRoutes.map(({ method, path }) => `${method} ${path}`)
  const known = Object.keys(recorded)
  const missing = restRoutes
    .filter((route) => !hasExample(route))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted()
  expect(missing, 'ask the new ones in a test, then `pnpm examples` and the folder of the test').toEqual(
    without,
  )
  expect(known.filter((operation) => !operations.includes(operation))).toEqual([])
})

it('examples fit the schemas of now, but for a few that changed since', () => {
  const shown = restRoutes.filter(
    (route) => answeredExample(route) !== undefined || sentExample(route) !== undefined,
  )
  expect(shown.length).toBeGreaterThan(Object.keys(recorded).length * 0.95)
})
