/** Requests that no client of ours makes: each answered as every other refusal, by every door. */
import { connect, type Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { superadmin, testWorld } from './app.ts'

const { app, as, deps } = await testWorld()
const { token } = await as(superadmin)
const bearer = { authorization: `Bearer ${token}` }
const json = { 'content-type': 'application/json' }

describe('an address that nobody has', () => {
  it.each([
    '/v1/nada',
    '/v1/%zz',
    '/v1//usuario',
    '//v1/nada',
    '/v1/usuario/%E0%A4%A',
    '/%00',
    '/assets/..%2f..%2fetc/passwd',
    '/api/rest/v1/nada',
  ])('%s is refused in Portuguese and JSON, for browsers too', async (url) => {
    const answer = await app.inject({ url, headers: { ...bearer, accept: 'text/html' } })
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ mensagem: expect.stringMatching(/não/i) })
  })

  it.each(['OPTIONS', 'PATCH', 'TRACE'] as never[])('%s is no way to ask', async (method) => {
    expect((await app.inject({ method, url: '/v1/usuario', headers: bearer })).statusCode).toBe(405)
  })

  it.each([
    ['PATCH', '/v1/usuario', 'GET, HEAD, POST'],
    ['DELETE', '/v1/usuario/', 'GET, HEAD, POST'],
    ['POST', '/v1/usuario/7?x=1', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/rest/v1/usuario/7', 'DELETE, GET, HEAD, PUT'],
    ['GET', '/v1/auth/login', 'POST'],
    ['PUT', '/v1/openapi.json', 'GET, HEAD'],
    ['PUT', '/files', 'POST'],
    ['PATCH', '/files/3f0f1c52-6f6b-4a53-9d6c-0d1f6f3f2a10', 'GET, HEAD'],
    ['PATCH', '/v1/empresa/filtro', 'POST'],
    ['GET', '/v1/empresa/filtro', 'POST'],
  ] as const)('%s %s is 405, and Allow says what the address takes', async (method, url, allow) => {
    const answer = await app.inject({ method, url, headers: bearer })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
    expect(answer.json()).toEqual({
      codigo: 'method_not_allowed',
      mensagem: `Este endereço não aceita este método. Aceitos: ${allow}.`,
    })
  })

  it.each(['/v1/nada', '/api/rest/v1/nada', '/v1', '/v1/usuario/7/nada', '/v1/USUARIO/7'])(
    '%s is no address',
    async (url) => {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const answer = await app.inject({ method, url, headers: bearer })
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { codigo: 'not_found', mensagem: 'Endereço não encontrado.' },
        ])
      }
    },
  )
})

describe('the procedures’ wire', () => {
  const paths = (count: number) => `/trpc/${Array(count).fill('auth.roles').join(',')}?batch=1`
  it.each([
    ['an unknown procedure', 'GET', '/trpc/nada.list', undefined, 404],
    ['a name of the language', 'GET', '/trpc/__proto__', undefined, 404],
    ['a router', 'GET', '/trpc/departments', undefined, 404],
    ['a mutation by GET', 'GET', '/trpc/auth.logout', undefined, 404],
    ['an unreadable input', 'GET', '/trpc/departments.list?input={', undefined, 400],
    ['two inputs', 'GET', '/trpc/departments.list?input={}&input={}', undefined, 400],
    ['a batch without inputs by position', 'GET', '/trpc/departments.list?batch=1&input=7', undefined, 400],
    ['eleven calls', 'GET', paths(11), undefined, 400],
    ['an unreadable body', 'POST', '/trpc/departments.create', '{', 400],
    ['a body without end', 'POST', '/trpc/departments.create', `"${'x'.repeat(2_000_000)}"`, 413],
    [
      'brackets without end',
      'POST',
      '/trpc/departments.create',
      '['.repeat(400_000) + ']'.repeat(400_000),
      422,
    ],
  ] as const)('answers %s as a client reads it', async (_what, method, url, payload, status) => {
    const answer = await app.inject({ method, url, headers: { ...bearer, ...(payload && json) }, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
      error: {
        message: expect.stringMatching(status === 422 ? /^Informe um objeto\.$/ : /[nN]ão|inválidos|grande/),
        data: { httpStatus: status },
      },
    })
    expect(answer.body).not.toMatch(/stack|node_modules/)
  })

  it('takes a query by POST too: some texts may not be in an address', async () => {
    const url = '/trpc/departments.list'
    const answer = await app.inject({ method: 'POST', url, headers: { ...bearer, ...json }, payload: '{}' })
    expect(answer.json().result.data).toMatchObject({ dados: expect.any(Array) })
  })

  it('takes ten calls at once', async () => {
    expect((await app.inject({ url: paths(10), headers: bearer })).json()).toHaveLength(10)
  })
})

it('a batch takes three connections at most, and is answered in its order', async () => {
  const { pool } = deps.connection
  const locked = await pool.connect()
  await locked.query('begin; lock table rh_departamento in access exclusive mode')
  const names = Array.from({ length: 10 }, (_, place) => (place === 7 ? 'auth.roles' : 'departments.list'))
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(names.map((_, place) => [place, {}]))))
  const url = `/trpc/${names.join(',')}?batch=1&input=${input}`
  const asked = app.inject({ url, headers: bearer })
  const waiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows.length
  await vi.waitFor(async () => expect(await waiting()).toBe(3), { timeout: 15_000, interval: 20 })
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect(await waiting()).toBe(3)
  await locked.query('commit')
  locked.release()
  const answers = (await asked).json() as { result?: { data: { total?: number } } }[]
  expect(answers).toHaveLength(10)
  for (const [place, { result }] of answers.entries())
    expect(result?.data && 'total' in result.data).toBe(names[place] === 'departments.list')
})

describe('a write that comes with the cookie', () => {
  const cookie = `sessao=${token}`
  const own = new URL(deps.publicUrl).origin
  it.each([
    ['its own pages', own, 200],
    ['another site', 'https://outro.example', 403],
    ['a sandboxed page', 'null', 403],
    ['nowhere', undefined, 403],
    ['an address that is none', 'http://', 403],
    ['the same host on another port', `${own}1`, 403],
  ])('from %s', async (_where, origin, status) => {
    const headers = { cookie, ...json, ...(origin && { origin }) }
    const ask = (url: string) => app.inject({ method: 'POST', url, headers, payload: '{}' })
    expect((await ask('/trpc/notifications.markAllRead')).statusCode).toBe(status)
    if (status === 403) expect((await ask('/v1/users/filtro')).statusCode).toBe(403)
  })
})

describe('a path that takes large bodies', () => {
  const ask = (headers: Record<string, string>, payload: string) =>
    app.inject({ method: 'POST', url: '/v1/usuario', headers: { ...json, ...headers }, payload })

  it('asks who sends one before it reads it', async () => {
    expect((await ask({}, '{')).statusCode).toBe(401)
    expect((await ask({ authorization: 'Bearer nada' }, '{')).statusCode).toBe(401)
    expect((await ask(bearer, '{')).statusCode).toBe(400)
  })

  it('asks the database once who that is', async () => {
    const asked = vi.spyOn(deps.connection.reserve, 'executeQuery')
    for (const payload of ['{}', JSON.stringify({ object: { nome: 'x'.repeat(2_000_000) } })])
      expect((await ask(bearer, payload)).statusCode).toBe(422)
    const sessions = asked.mock.calls.filter(([query]) =>
      (query as { sql?: string }).sql?.includes('ator_da_sessao'),
    )
    asked.mockRestore()
    expect(sessions).toHaveLength(2)
  })
})

it('a filter with as many values as fit into a body is answered', async () => {
  const many = { _in: Array(1000).fill(1) }
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/users/filtro',
    headers: bearer,
    payload: {
      filtro: {
        _and: Array.from({ length: 20 }, () => ({
          id: many,
          id_empresa: many,
          id_perfil: many,
          nome: { _in: Array(1000).fill('') },
        })),
      },
    },
  })
  expect([answer.statusCode, answer.json().total]).toEqual([200, 0])
})

it.each(['/events', '/export/users.list'])('HEAD %s does not begin the answer', async (url) => {
  expect((await app.inject({ method: 'HEAD', url, headers: bearer })).statusCode).toBe(404)
})

describe('the address that limits count', () => {
  it('is the one the proxy saw, not one that the caller wrote', async () => {
    const seen: string[] = []
    const behind = await buildApp({ ...deps, env: { ...deps.env, TRUST_PROXY: 1 } })
    behind.addHook('onRequest', async (request) => void seen.push(request.ip))
    for (const forwarded of ['6.6.6.6, 203.0.113.7', '203.0.113.7'])
      await behind.inject({ url: '/healthz', headers: { 'x-forwarded-for': forwarded } })
    await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '6.6.6.6' } })
    expect(seen).toEqual(['203.0.113.7', '203.0.113.7'])
  })
})

it('what is no HTTP is refused, and the connection is closed', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const answer = await new Promise<string>((done) => {
    let text = ''
    connect(port, '127.0.0.1', function connected(this: Socket) {
      this.on('data', (part) => (text += part)).on('close', () => done(text))
      this.write('NADA\r\n\r\n')
    })
  })
  expect(answer).toContain('400 Bad Request')
  expect(answer).toContain('Não foi possível ler')
  expect(answer).toMatch(/^x-request-id: [\da-f-]{36}\r$/m)
})

it('a server that stops still answers, in our words, what comes on open connections', async () => {
  const stopping = await buildApp(deps)
  await stopping.listen({ port: 0, host: '127.0.0.1' })
  const { port } = stopping.server.address() as { port: number }
  const arrived = new Promise((done) =>
    stopping.server.once('connection', (socket: Socket) => socket.once('data', done)),
  )
  let text = ''
  const line = connect(port, '127.0.0.1').on('data', (part) => (text += part))
  const ended = new Promise((done) => line.once('close', done))
  const head = 'GET /v1/nada HTTP/1.1\r\nHost: localhost\r\n'
  // The head is half sent: the connection is not idle when the server begins to close.
  line.write(head)
  await arrived
  const closed = stopping.close()
  line.write('\r\n')
  await Promise.all([closed, ended])
  expect(text).toContain('Endereço não encontrado.')
  expect(text).toMatch(/connection: close/i)
})
