/** Fields that a documented path does not accept are refused instead of silently ignored. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { restRoutes } from './routes.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

type Route = (typeof restRoutes)[number]
type Answer = { codigo: string; mensagem: string; campos?: Record<string, string> }

async function ask({ method, path }: Route, query: string, payload?: object, as_ = headers) {
  const url = `${path.replace(':isCustomer', 'true').replace(/:\w+/g, '987654')}${query}`
  const answer = await app.inject({ method, url, headers: as_, payload })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

const named = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const)
const reads = restRoutes.filter(({ method }) => method === 'GET')
const lists = reads.filter(({ query }) => query?.includes('limit'))

describe('a read', () => {
  it.each(named(reads))('%s refuses a query parameter that it does not know', async (_name, route) => {
    expect(await ask(route, '?desconhecido=1')).toMatchObject({
      status: 422,
      body: { codigo: 'invalid', campos: { desconhecido: expect.any(String) } },
    })
  })

  it.each(named(lists))(
    '%s refuses a limit, an offset or a filtro that it cannot read',
    async (_name, route) => {
      for (const key of ['limit', 'offset'].filter((one) => route.query?.includes(one)))
        for (const value of ['abc', '', '%20', '1.5', '-1', '1e2', '0x10', '9999999999'])
          expect(await ask(route, `?${key}=${value}`), value).toMatchObject({
            status: 422,
            body: { campos: { [key]: expect.any(String) } },
          })
      for (const key of (route.query ?? []).filter((one) => one !== 'filtro' && one !== 'sort'))
        expect(await ask(route, `?${key}=1&${key}=2`)).toMatchObject({
          status: 422,
          body: { campos: { [key]: expect.any(String) } },
        })
      if (route.query?.includes('contar')) expect((await ask(route, '?contar=talvez')).status).toBe(422)
      if (!route.query?.includes('filtro')) return
      for (const value of ['{', '', 'nome', '5', '[]', 'null', '"a"', '{"id":1}&filtro={"id":2}'])
        expect([400, 422], value).toContain((await ask(route, `?filtro=${encodeURI(value)}`)).status)
    },
  )
})

it.each(named(restRoutes.filter(({ open }) => !open)))(
  '%s asks a guest to sign in, whatever else is wrong',
  async (_name, route) => {
    const bodies = route.method === 'GET' ? [undefined] : [undefined, {}, { desconhecido: 1 }]
    for (const payload of bodies)
      expect((await ask(route, '?desconhecido=1&limit=x', payload, {} as never)).status).toBe(401)
  },
)

const filtered = restRoutes.filter(({ method, path }) => method === 'POST' && /\/filtr(o|ado)$/.test(path))

it.each(named(filtered))('%s takes an empty filter', async (_name, route) => {
  const { status, body } = await ask(route, '', { filtro: {} })
  // The record of the path is not there.
  expect([200, 422, ...(route.path.includes(':') ? [404] : [])]).toContain(status)
  // A list that needs a field of its filter says which.
  if (status === 422) expect(Object.keys(body.campos ?? {})).not.toContain('filtro')
})

const bodiless = restRoutes.filter(({ method, wrap }) => method !== 'GET' && !wrap)

describe('a write without a body', () => {
  it.each(named(bodiless))('%s refuses one that holds something', async (_name, route) => {
    for (const payload of [{ ativo: false }, { object: { ativo: false } }, [1], { objects: [{ nome: 'x' }] }])
      expect(await ask(route, '', payload)).toMatchObject({ status: 422, body: { codigo: 'invalid' } })
  })

  it.each(named(bodiless))(
    '%s accepts none, and the fields that documented clients send',
    async (_name, route) => {
      const along = { id: 1, id_usuario: 1, created_at: '2026-01-01T00:00:00Z' }
      for (const payload of [undefined, {}, along, { object: along }, { object: {} }]) {
        // Signing out would end the test.
        if (route.path === '/v1/auth/logout') continue
        expect((await ask(route, '', payload)).status).not.toBe(422)
      }
    },
  )
})

/** Refused before their body is read: the customer is not identified, the link is gone. */
const notReached = ['os', 'negociacao', 'alteracao', 'alteracao/contato', 'segunda-via'].map(
  (path) => `/v1/painel/:sistema/:cod/${path}`,
)
const unread = ['/v1/auth/logout', '/v1/proposta/link/:chave/codigo', ...notReached]
const writes = restRoutes.filter(({ method, path }) => method !== 'GET' && !unread.includes(path))

describe('a body', () => {
  it.each(named(writes))('%s has no field beside its wrapper', async (_name, route) => {
    const wrapper = route.wrap === 'filtro' ? 'filtro' : 'object'
    expect(await ask(route, '', { [wrapper]: {}, ao_lado: 1 })).toMatchObject({
      status: 422,
      body: { campos: { ao_lado: expect.any(String) } },
    })
  })
})
