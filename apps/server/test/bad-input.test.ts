/** Whatever is sent, to any procedure or path: a refusal in Portuguese, never a failure of ours, never a stack. */
import { TRPCError } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { appRouter } from '../src/doors/trpc/app-router.ts'
import { inputsOf } from '../src/platform/procedure/inputs.ts'
import { proceduresOf } from '../src/platform/procedure/procedures-of.ts'
import { describeError, httpStatusOf } from '../src/platform/procedure/error-map.ts'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { superadmin, testWorld } from './app.ts'
import { beginLate } from './late-begin.ts'
import { hostile, samples } from './hostile.ts'

const procedures = Object.entries(proceduresOf(appRouter))

const { db, deps, as, app } = await testWorld()
beginLate(deps.connection.pool)
// What asks services outside finds nobody there.
await db
  .insertInto('parametro')
  .values(['cep_endereco', 'distritos_endereco'].map((chave) => ({ chave, valor: '"http://127.0.0.1:9"' })))
  .execute()
const admin = await as(superadmin)
// The junk signs the other one out.
const headers = { authorization: `Bearer ${(await as(superadmin)).token}` }

/** Services that are away say so. */
const mayBeAway = new Set(['cities.byPostalCode', '/v1/createCity'])

/** Without an identified customer these refuse before they look at a body (docs/client-panel.md#the-door). */
const needsCustomer = ({ path, wrap }: (typeof restRoutes)[number]) =>
  wrap !== undefined && path.startsWith('/v1/painel/:sistema/:cod/')

describe('a procedure', () => {
  it.each(procedures)('%s refuses junk, and never fails', async (path, procedure) => {
    const call = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], admin.call) as (
      input: unknown,
    ) => Promise<unknown>
    for (const input of hostile(samples(inputsOf(procedure)[0]))) {
      const refusal = await call(input).then(
        () => null,
        (error: unknown) => error,
      )
      if (refusal === null) continue
      expect(refusal).toBeInstanceOf(TRPCError)
      const status = httpStatusOf(refusal)
      const known = status < 500 || (status === 502 && mayBeAway.has(path))
      if (!known) expect.fail(`${JSON.stringify(input)?.slice(0, 300)} → ${describeCause(refusal)}`)
      expect(describeError(refusal).mensagem).not.toMatch(/Invalid |expected|null value|violates|\bat /)
    }
  })
})

const describeCause = (error: unknown) => {
  const { cause, message } = error as Error
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : message
}

interface Answer {
  codigo?: string
  mensagem?: string
}

async function send(
  route: (typeof restRoutes)[number],
  payload: unknown,
  type = 'application/json',
  id = '1',
) {
  const answer = await app.inject({
    method: route.method,
    url: route.path.replace(/:\w+/g, id),
    headers: { ...headers, 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  const body = answer.json<Answer>()
  if (answer.statusCode >= 500 && !(answer.statusCode === 502 && mayBeAway.has(route.path)))
    expect.fail(`${route.method} ${route.path} ${String(payload).slice(0, 200)} → ${answer.body}`)
  if (answer.statusCode >= 400)
    expect(body).toMatchObject({ codigo: expect.any(String), mensagem: expect.any(String) })
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d/)
  return answer
}

const routes = restRoutes.map((route) => [`${route.method} ${route.path}`, route] as const)
const writes = routes.filter(([, { method }]) => method !== 'GET' && method !== 'DELETE')
const withId = routes.filter(([, { path }]) => path.includes(':'))

describe('a REST path', () => {
  it.each(writes)('%s answers an unreadable body with 400', async (_name, route) => {
    for (const body of ['{', '{"a":}', 'null,', "'; --", '\u0000', '{"a":1}}'])
      expect((await send(route, body)).statusCode).toBe(400)
    expect((await send(route, '<a/>', 'application/xml')).statusCode).toBe(400)
    expect((await send(route, '{}', 'text/plain')).statusCode).toBe(400)
    expect((await send(route, '{}', 'application/json; charset=iso-8859-1')).statusCode).toBe(400)
  })

  it.each(writes.filter(([, { open }]) => !open))(
    '%s refuses bodies of another form',
    async (_name, route) => {
      const deep = `${'{"object":'.repeat(5000)}1${'}'.repeat(5000)}`
      const polluted = '{"__proto__":{"ativo":true},"constructor":{"prototype":{}}}'
      for (const body of [
        '7',
        '"texto"',
        '[]',
        '[[]]',
        '{"object":7}',
        '{"objects":[]}',
        '{"objects":[7]}',
        deep,
        polluted,
        '{"object":{"__proto__":{"nome":"x"}}}',
        '{"nao_existe":1}',
      ]) {
        const { statusCode } = await send(route, body)
        expect(needsCustomer(route) ? [403] : [422, 404]).toContain(statusCode)
      }
      expect(({} as { ativo?: unknown }).ativo).toBeUndefined()
    },
  )

  it.each(withId)('%s knows no record by an impossible id', async (_name, route) => {
    for (const id of [
      '0',
      '-1',
      'abc',
      '1.5',
      '9007199254740993',
      '99999999999999999999',
      '%00',
      "'%3B%20--",
      '__proto__',
      '1%20or%201',
    ])
      expect(
        (await send(route, route.method === 'GET' ? '' : '{}', 'application/json', id)).statusCode,
      ).toBeLessThan(500)
  })

  it.each(routes.filter(([, { method, path }]) => method === 'GET' && !path.includes(':')))(
    '%s refuses unknown columns and operators, and sizes without end',
    async (_name, route) => {
      for (const query of [
        'limit=1000000',
        'limit=-1',
        'limit=abc',
        'offset=-1',
        'offset=99999999999',
        'sort=senha_hash',
        'sort=id;drop',
        'filtro={"senha_hash":1}',
        'filtro={"id":{"_regex":"x"}}',
        'filtro={"_or":[]}',
        'filtro=[',
        'filtro=[]',
        'filtro={"id":"x"}',
        'filtro={"id":{"_in":"x"}}',
        'q=a&q=b',
        'depois=x',
        'filtro={"__proto__":{"id":1}}',
        'q=%00',
        'filtro={"id":{"_eq":1e300}}',
        'filtro={"id":1.5}',
        'depois=e30',
        'q=%25%5C',
        'filtro={"nome":{"_ilike":"%25\\\\"}}',
      ]) {
        const answer = await app.inject({
          url: encodeURI(`${route.path}?${query}`).replaceAll('%25', '%'),
          headers,
        })
        expect(answer.statusCode, `${query} → ${answer.body}`).toBeLessThan(500)
      }
    },
  )
})
