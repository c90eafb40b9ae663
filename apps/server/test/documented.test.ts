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

it('every operation has an example of a test, and every example is of an operation that is there', () => {
  const operations = restRoutes.map(({ method, path }) => `${method} ${path}`)
  const known = Object.keys(recorded)
  const missing = restRoutes
    .filter((route) => !hasExample(route))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted()
  expect(missing, 'ask the new ones in a test, then `pnpm examples` and the folder of the test').toEqual([])
  expect(known.filter((operation) => !operations.includes(operation))).toEqual([])
})

it('every operation shows what it answers, and what it is sent where it takes a body', () => {
  const silent = restRoutes.filter(
    (route) => answeredExample(route) === undefined || (route.wrap && sentExample(route) === undefined),
  )
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
