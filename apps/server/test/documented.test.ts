/** The check of every door test, checked itself. */
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
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

it('half of all operations have an example of a test, and every example is of an operation that stands', () => {
  const operations = new Set(restRoutes.map(({ method, path }) => `${method} ${path}`))
  const known = Object.keys(recorded)
  // New ones are recorded by tools/examples.ts.
  expect(known.length).toBeGreaterThan(operations.size / 2)
  expect(known.filter((operation) => !operations.has(operation))).toEqual([])
})
