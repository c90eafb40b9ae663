/** What the head of every answer and refusal says of it: its id, and whether its path is replaced. */
import { describe, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { makeAccessKey } from '../../../test/factories/access-keys.ts'
import { writtenDocument } from '../../../test/written-document.ts'
import { AppError } from '../../platform/errors.ts'
import { deprecationHeaders } from './deprecation.ts'
import { restRoutes } from './routes.ts'

const { app, as, db, deps } = await testWorld()
const { token, userId } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const urlOf = (path: string) => path.replace(':isCustomer', 'true').replace(/:\w+/g, '987654')

type Operation = {
  deprecated?: boolean
  parameters?: { $ref?: string }[]
  responses: Record<string, { headers?: object }>
}
const { paths, components } = writtenDocument<{
  paths: Record<string, Record<string, Operation>>
  components: { headers: object; responses: Record<string, { headers: object }> }
}>()

/** What two ways to be refused answer: as a guest, and with a parameter or field that nothing takes. */
async function refused({ method, path }: (typeof restRoutes)[number]) {
  const payload = method === 'GET' ? undefined : { desconhecido: 1 }
  const url = `${urlOf(path)}?desconhecido=1`
  return [await app.inject({ method, url, payload }), await app.inject({ method, url, payload, headers })]
}

describe('an answer', () => {
  it.each(restRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s has the id of its request, and Deprecation where the path is replaced, in refusals too',
    async (_name, route) => {
      const { on } = route.replaced ?? {}
      for (const { headers: answered } of await refused(route)) {
        expect(answered['x-request-id']).toEqual(uuid)
        expect(answered.deprecation).toBe(on && `@${Date.parse(on) / 1000}`)
      }
    },
  )

  it.each([
    ['a success', 200, { url: '/v1/usuario', headers }],
    ['the document', 200, { url: '/v1/openapi.json' }],
    ['the page of the document', 200, { url: '/v1/docs/' }],
    ['a public list', 200, { url: '/v1/vaga/publica/opcoes' }],
    ['an unknown address', 404, { url: '/v1/nada', headers }],
    ['another verb', 405, { url: '/v1/usuario', method: 'PATCH', headers }],
    [
      'a large body',
      413,
      { url: '/v1/usuario/filtro', method: 'POST', headers, payload: { q: 'x'.repeat(1_100_000) } },
    ],
    ['an address that cannot be decoded', 400, { url: '/v1/usuario/%E0%A4%A', headers }],
    ['an address that is too long', 404, { url: `/v1/usuario/${'7'.repeat(400)}`, headers }],
    ['another host', 400, { url: '/v1/usuario', headers: { ...headers, host: 'alheio.example' } }],
    ['an unknown parameter', 422, { url: '/v1/usuario?nada=1', headers }],
  ] as const)('%s has its id', async (_name, status, asked) => {
    const answer = await app.inject(asked)
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([status, uuid])
  })
})

it('a key that has asked too often, and one that cannot be served now, are answered with the id', async () => {
  const key = await makeAccessKey(db, userId, { roles: ['rh:leitor'], empresas: [] })
  const take = vi.spyOn(deps.keyLimits, 'take')
  const ask = () => app.inject({ url: '/v1/usuario', headers: key.headers })
  take.mockReturnValueOnce({ allowed: false, limit: 1, remaining: 0, reset: 30 })
  const tooOften = await ask()
  take.mockImplementationOnce(() => {
    throw new AppError('unavailable', 'Tente de novo.')
  })
  const away = await ask()
  expect([tooOften, away].map(({ statusCode }) => statusCode)).toEqual([429, 503])
  for (const answer of [tooOften, away]) expect(answer.headers['x-request-id']).toEqual(uuid)
})

it('a path that has an end says when, in the form of HTTP dates', () => {
  expect(deprecationHeaders({ on: '2026-11-21', ends: '2027-06-01' })).toEqual({
    deprecation: '@1795219200',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
  })
})

it('the document names the headers of every operation and refusal', () => {
  expect(Object.keys(components.headers)).toEqual(
    expect.arrayContaining(['RequestId', 'IdempotencyReplayed', 'Deprecation', 'Sunset']),
  )
  for (const [name, response] of Object.entries(components.responses))
    expect([name, Object.keys(response.headers)]).toEqual([name, expect.arrayContaining(['X-Request-Id'])])
  for (const [path, operations] of Object.entries(paths))
    for (const [verb, { deprecated = false, parameters = [], responses }] of Object.entries(operations)) {
      const named = Object.keys(responses[200]?.headers ?? {}).filter((name) => name !== 'Link')
      const keyed = parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))
      const expected = [
        'X-Request-Id',
        'RateLimit-Policy',
        'RateLimit',
        ...(keyed ? ['Idempotency-Replayed'] : []),
        ...(deprecated ? ['Deprecation', 'Sunset'] : []),
      ]
      expect([verb, path, named]).toEqual([verb, path, expected])
    }
  const linked = (path: string) => Object.hasOwn(paths[path]!.get!.responses[200]!.headers!, 'Link')
  expect(['/v1/rh/setor', '/v1/alteracoes', '/v1/rh/setor/{id}'].map(linked)).toEqual([true, true, false])
})
