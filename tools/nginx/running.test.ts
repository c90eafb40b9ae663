/** `deploy/nginx*.conf` run by nginx itself, before two small servers. Without nginx on the machine nothing runs. */
import { UNKNOWN_OUTCOME } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { restRoutes } from '@intranet/server/doors/rest/routes'
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer, request as requestByTls, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nginxIsHere, runNginx } from './run.ts'

if (!nginxIsHere) process.stderr.write('nginx is not installed: its configuration is read, not run\n')

const folder = mkdtempSync(join(tmpdir(), 'intranet-nginx-'))
const listening = (server: Server) =>
  new Promise<number>((opened) =>
    server.listen(0, '127.0.0.1', () => opened((server.address() as AddressInfo).port)),
  )
/** Says what came to it; with a certificate by TLS alone. */
const echo = (tls?: ServerOptions): Server => {
  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    let bytes = 0
    asked.on('data', (part: Buffer) => (bytes += part.length))
    asked.on('end', () =>
      response
        .setHeader('x-content-type-options', 'nosniff')
        .end(JSON.stringify({ bytes, headers: asked.headers, url: asked.url })),
    )
  }
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  // As the servers do: a connection that ends while nginx uses it is a failed request.
  server.keepAliveTimeout = 72_000
  return server
}
const certificates = (of: string) => {
  execFileSync('sh', [join(import.meta.dirname, '../../deploy/make-certificates.sh'), of], {
    stdio: 'ignore',
  })
  const read = (name: string) => readFileSync(join(of, name))
  return { cert: read('server.crt'), key: read('server.key') }
}

describe.skipIf(!nginxIsHere)('nginx with the files of deploy/', () => {
  const servers = [echo(), echo()]
  let ports: number[] = []
  let base = ''
  let stop = (): unknown => undefined
  const logged = () => readFileSync(join(folder, 'access.log'), 'utf8')
  /** The answer to the announcement of a body: nginx refuses before it has read any of it. */
  const announce = (path: string, megabytes: number) =>
    new Promise<{ status?: number; type?: string; said: string }>((done, fail) => {
      const headers = { 'content-length': megabytes * 1024 * 1024 }
      const call = request(base + path, { method: 'POST', headers }, async (answer) => {
        done({ status: answer.statusCode, type: answer.headers['content-type'], said: await text(answer) })
        call.destroy()
      }).once('error', fail)
      call.flushHeaders()
    })
  const post = (path: string, megabytes: number) =>
    fetch(base + path, { method: 'POST', body: Buffer.alloc(megabytes * 1024 * 1024) })

  beforeAll(async () => {
    ports = await Promise.all(servers.map(listening))
    ;({ url: base, stop } = await runNginx(folder, ports))
    await vi.waitFor(() => fetch(base), { timeout: 10_000 })
  })
  afterAll(() => {
    stop()
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  describe('with TLS', () => {
    let plain = ''
    let end = (): unknown => undefined
    let behind: Server[] = []
    const secure = () => plain.replace('http://127.0.0.1', 'https://127.0.0.2')
    const ask = (url: string, method = 'GET') =>
      new Promise<{ status?: number; headers: IncomingHttpHeaders; said: string }>((done, fail) => {
        const call = url.startsWith('https') ? requestByTls : request
        const asked = call(url, { method, rejectUnauthorized: false }, async (answer) =>
          done({ status: answer.statusCode, headers: answer.headers, said: await text(answer) }),
        )
        asked.once('error', fail).end()
      })

    beforeAll(async () => {
      const certificate = `req -x509 -newkey rsa:2048 -nodes -subj /CN=intranet -days 1 -keyout ${folder}/intranet.key -out ${folder}/intranet.crt`
      execFileSync('openssl', certificate.split(' '), { stdio: 'ignore' })
      const own = certificates(folder)
      behind = [echo(own), echo(own)]
      ;({ url: plain, stop: end } = await runNginx(
        folder,
        await Promise.all(behind.map(listening)),
        'nginx-tls.conf',
      ))
      await vi.waitFor(() => ask(secure()), { timeout: 10_000 })
    })
    afterAll(() => {
      end()
      for (const server of behind) server.close()
    })

    it('asks the servers over TLS, and those alone that show a certificate of the one authority', async () => {
      expect(JSON.parse((await ask(`${secure()}/home`)).said)).toMatchObject({ url: '/home' })
      const elsewhere = mkdtempSync(join(tmpdir(), 'intranet-other-'))
      const others = [echo(certificates(elsewhere)), echo()]
      const placed = mkdtempSync(join(tmpdir(), 'intranet-nginx-'))
      for (const name of ['intranet.key', 'intranet.crt', 'servers-ca.crt'])
        copyFileSync(join(folder, name), join(placed, name))
      const wrong = await runNginx(placed, await Promise.all(others.map(listening)), 'nginx-tls.conf')
      const home = `${wrong.url.replace('http://127.0.0.1', 'https://127.0.0.2')}/home`
      try {
        await vi.waitFor(() => ask(home), { timeout: 10_000 })
        for (let n = 0; n < 3; n += 1) expect((await ask(home)).status).toBe(503)
      } finally {
        wrong.stop()
        for (const server of others) server.close()
        for (const made of [elsewhere, placed]) rmSync(made, { recursive: true, force: true })
      }
    })

    it('leads people to https, and refuses programs without it', async () => {
      const { status, headers } = await ask(`${plain}/home/login`)
      expect([status, headers.location]).toEqual([308, 'https://127.0.0.1/home/login'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      const programs = ['/v1/usuario', '/api/rest/v1/usuario', '/trpc/auth.login', '/files', '/events']
      const feeds = [
        '/calendario.ics?token=x',
        '/vencimentos.ics?token=x',
        '/careers/vagas.xml',
        '/sitemap.xml',
      ]
      for (const path of [...programs, ...feeds, '/livez', '/readyz', '/healthz']) {
        const refused = await ask(plain + path)
        expect([refused.status, refused.headers['content-type']], path).toEqual([
          403,
          'application/json; charset=utf-8',
        ])
        expect(JSON.parse(refused.said), path).toMatchObject({ codigo: 'forbidden' })
      }
    })

    it('its own refusals say TLS alone, nosniff, their charset and no framing, once; the servers’ answers are left alone', async () => {
      const own = await ask(`${secure()}/home`, 'TRACE')
      expect(own.status).toBe(405)
      expect(own.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
      expect(own.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      const served = await ask(`${secure()}/home`)
      expect([served.status, served.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
      expect(served.headers['content-security-policy']).toBeUndefined()
    })
  })

  it('passes who asked and for which address, and says nothing of itself', async () => {
    const answer = await fetch(`${base}/trpc/home.today`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const { headers } = (await answer.json()) as { headers: Record<string, string> }
    expect(headers).toMatchObject({ host: new URL(base).host, 'x-forwarded-for': '203.0.113.9, 127.0.0.1' })
    expect(answer.headers.get('server')).toBe('nginx')
  })

  it.each([
    ['/trpc/users.list', 2, 4],
    ['/v1/noticia', 15, 17],
    ['/api/rest/v1/relacionamento/clientes/sincronizar', 32, 34],
    ['/files', 100, 102],
  ])(
    'takes for %s %i MB, and refuses %i MB in words',
    async (path, taken, refused) => {
      expect(await (await post(path, taken)).json()).toMatchObject({ bytes: taken * 1024 * 1024 })
      const { status, type, said } = await announce(path, refused)
      expect([status, type]).toEqual([413, 'application/json; charset=utf-8'])
      expect(JSON.parse(said)).toEqual({
        codigo: 'too_large',
        mensagem: 'O conteúdo enviado é grande demais.',
      })
    },
    30_000,
  )

  const secretPaths = [...new Set(restRoutes.map(({ path }) => path))]
    .filter((path) => /:(chave|token)\b/.test(path))
    .map((path) => path.replace(/:\w+/, 'segredo-1234'))
  it.each([
    ...secretPaths,
    ...secretPaths.map((path) => `/api/rest${path}`),
    '/v1/descadastro/segredo-1234',
    '/descadastro/segredo-1234',
    '/careers/invite/segredo-1234',
    '/careers/interview/segredo-1234/',
    '/calendario.ics?token=segredo-1234',
  ])('logs %s without its secret', async (path) => {
    await fetch(base + path)
    const name = /^(?:\/api\/rest)?(?:\/v1)?\/([\w-]+)/.exec(path)![1]!
    await expect.poll(logged).toContain(name)
    expect(logged()).not.toContain('segredo-1234')
  })

  it('logs a line of JSON for each request: when, from where, what, status and time', async () => {
    await fetch(`${base}/v1/vaga?filtro=%7B%7D`)
    await expect.poll(() => logged().trim().split('\n').at(-1)).toContain('"path":"/v1/vaga"')
    const line = JSON.parse(logged().trim().split('\n').at(-1)!) as object
    expect(line).toMatchObject({ from: '127.0.0.1', method: 'GET', path: '/v1/vaga', status: 200 })
  })

  it('does not say "again" of a write that reached a server, whose answer was lost', async () => {
    const broken = [0, 1].map(() => createServer((asked) => asked.socket.destroy()))
    const placed = mkdtempSync(join(tmpdir(), 'intranet-nginx-'))
    const between = await runNginx(placed, await Promise.all(broken.map(listening)))
    try {
      await vi.waitFor(() => fetch(between.url), { timeout: 10_000 })
      const answerTo = async (path: string, method: string) => {
        const answer = await fetch(between.url + path, { method })
        return [answer.status, await answer.json(), answer.headers.get('retry-after')]
      }
      const unknown = { codigo: UNKNOWN_OUTCOME, mensagem: refusal.unknownOutcome }
      expect(await answerTo('/v1/noticia', 'POST')).toEqual([503, unknown, null])
      for (const [path, method] of [
        ['/v1/noticia/filtro?limit=1', 'POST'],
        ['/v1/noticia', 'GET'],
        ['/trpc/news.list', 'POST'],
      ] as const)
        expect(await answerTo(path, method)).toMatchObject([503, { codigo: 'unavailable' }, '5'])
    } finally {
      between.stop()
      for (const server of broken) server.close()
      rmSync(placed, { recursive: true, force: true })
    }
  })

  it('says 503 in words where no server answers: to a person as a page that tries again', async () => {
    for (const server of servers) {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    }
    const program = await fetch(`${base}/v1/vaga?cpf=1`, { method: 'POST' })
    expect([program.status, program.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await program.json()).toEqual({
      codigo: 'unavailable',
      mensagem: 'Serviço indisponível no momento. Tente novamente em instantes.',
    })
    await expect.poll(() => logged().trim().split('\n').at(-1)).toContain('"status":503')
    expect(JSON.parse(logged().trim().split('\n').at(-1)!)).toMatchObject({
      method: 'POST',
      path: '/v1/vaga',
    })
    const person = await fetch(`${base}/home`, { headers: { 'sec-fetch-dest': 'document' } })
    expect([person.status, person.headers.get('refresh')]).toEqual([503, '5'])
    expect(person.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(person.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await person.text()).toContain('Esta página se atualiza sozinha.')
  })
})
