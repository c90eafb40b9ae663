import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createServer, type AddressInfo } from 'node:net'
import { createDatabase } from '@intranet/db/connection'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { countStatements } from '../../../test/count-statements.ts'
import { describeError, httpStatusOf } from '../../platform/procedure/error-map.ts'
import { createParameters } from '../../platform/parameters.ts'
import { webDoor } from './plugin.ts'
import { routeChunks } from './route-chunks.ts'

const { deps, as, db } = await testWorld()
const screen = (place: string) => `src/routes/${place}.tsx?tsr-split=component`
const manifest = {
  _base: { file: 'assets/base.js' },
  _table: { file: 'assets/table.js', css: ['assets/table.css'], imports: ['_base'] },
  'index.html': { file: 'assets/all.js', dynamicImports: [screen('_app/index'), screen('_open/enter')] },
  'public.html': { file: 'assets/guests.js', imports: ['_guests'] },
  _guests: { file: 'assets/open.js', dynamicImports: [screen('_open/enter')] },
  [screen('_open/enter')]: { file: 'assets/enter.js' },
  [screen('_open/manage')]: { file: 'assets/manage.js' },
  [screen('_app')]: { file: 'assets/frame.js', imports: ['_base'] },
  [screen('_app/index')]: { file: 'assets/home.js' },
  [screen('_app/users/list')]: { file: 'assets/users.js', imports: ['_table'], dynamicImports: ['_later'] },
  [screen('_app/users/$id')]: { file: 'assets/user.js' },
  [screen('_app/users/list_.roles.{-$id}')]: { file: 'assets/roles.js' },
  [screen('_app/users/list.open')]: { file: 'assets/within.js' },
  _later: { file: 'assets/later.js' },
}
const root = await mkdtemp(join(tmpdir(), 'intranet-web-'))
await mkdir(join(root, 'assets'))
await writeFile(
  join(root, 'index.html'),
  '<!doctype html><head><title>Intranet</title><link rel="modulepreload" href="/assets/base.js"></head><div></div>',
)
await writeFile(join(root, 'public.html'), '<!doctype html><head><title>Visitante</title></head>')
await writeFile(join(root, 'assets/app-1a2b.js'), 'console.log(1)')
await writeFile(join(root, 'assets/app-1a2b.js.gz'), gzipSync('console.log(1)'))
await writeFile(join(root, 'theme.js'), 'theme')
await mkdir(join(root, 'brand'))
await writeFile(join(root, 'brand/mark.svg'), '<svg/>')
await mkdir(join(root, '.vite'))
await writeFile(join(root, '.vite/manifest.json'), JSON.stringify(manifest))
const app = Fastify()
app.setErrorHandler((error, _request, reply) => reply.code(httpStatusOf(error)).send(describeError(error)))
await app.register(cookie)
await webDoor(app, deps, { root })
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})
const html = { accept: 'text/html,*/*' }

describe('the screens', () => {
  it.each(['/', '/onboarding/list?pagina=2', '/users/edit/7'])(
    'answer %s with the page, kept nowhere',
    async (url) => {
      const answer = await app.inject({ url, headers: html })
      expect(answer.payload).toContain('<title>Intranet</title>')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.etag).toBeUndefined()
      expect(answer.headers['last-modified']).toBeUndefined()
    },
  )

  it.each([
    'text/html',
    '*/*',
    'text/*;q=0.3',
    'application/json, */*;q=0.1',
    'image/avif,image/webp,*/*;q=0.8',
    'TEXT/HTML; charset=utf-8',
    undefined,
  ])('answer anyone who accepts %s, as previews of a link do', async (accept) => {
    const answer = await app.inject({ url: '/novidade/7', headers: accept === undefined ? {} : { accept } })
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('<title>Intranet</title>')
  })

  it.each([
    'application/json',
    'image/*',
    'text/plain, application/json',
    'text/html;q=0, */*',
    '*/*;q=0',
    'text/*;q=0, */*',
  ])('are not for who accepts %s', async (accept) => {
    const answer = await app.inject({ url: '/novidade/7', headers: { accept } })
    expect([answer.statusCode, answer.json().codigo]).toEqual([404, 'not_found'])
  })

  it.each(['js', 'css', 'map', 'png', 'jpg', 'svg', 'ico', 'txt', 'xml', 'json', 'webmanifest', 'PNG'])(
    'are not what a missing file of the name .%s answers',
    async (extension) => {
      for (const url of [`/arquivo.${extension}`, `/pasta/arquivo.${extension}?v=1`]) {
        const answer = await app.inject({ url, headers: html })
        expect([answer.statusCode, answer.json().codigo]).toEqual([404, 'not_found'])
      }
    },
  )

  it('of the open board of rides are kept by no search engine', async () => {
    const robots = async (url: string) =>
      (await app.inject({ url, headers: { accept: 'text/html' } })).headers['x-robots-tag']
    expect(await robots('/ride-employee/search/florianopolis/tubarao/2026-08-12')).toBe('noindex')
    expect(await robots('/ride-employee/list')).toBe('noindex')
    expect(await robots('/faq/search/noparms')).toBeUndefined()
  })

  it('answer addresses whose last part has a point but is not a file', async () => {
    for (const url of ['/users/edit/ana.paula', '/busca?q=a.js', '/v1x', '/rascunhos', '/exportacao'])
      expect((await app.inject({ url, headers: html })).payload).toContain('<title>Intranet</title>')
  })

  it.each([
    ['/theme.js', 'theme', 'application/javascript; charset=utf-8'],
    ['/brand/mark.svg', '<svg/>', 'image/svg+xml; charset=utf-8'],
  ])('have files beside the hashed ones, asked for again each time: %s', async (url, content, type) => {
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.payload]).toEqual([200, content])
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/.vite/manifest.json', '/app-1a2b.js'])('have no file at %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  })

  it('keep hashed files for good, packed where they were packed', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  it.each([
    ['GET', '/assets/gone-9z.js'],
    ['GET', '/v1/nada'],
    ['GET', '/trpc/nada.nada/x'],
    ['GET', '/api/rest/nada'],
    ['GET', '/files/nada/x'],
    ['GET', '/export/nada/x'],
    ['GET', '/events/x'],
    ['GET', '/r/a/b'],
    ['GET', '/brand/nada'],
    ['GET', '/healthz/x'],
    ['POST', '/onboarding/list'],
    ['GET', '/assets/..%2f..%2f..%2fetc/passwd'],
  ] as const)('do not answer %s %s', async (method, url) => {
    const answer = await app.inject({ method, url, headers: html })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ codigo: 'not_found', mensagem: 'Endereço não encontrado.' })
  })
})

describe('the page of an address', () => {
  const named = async (url: string) => {
    const { payload } = await app.inject({ url, headers: html })
    return [...payload.matchAll(/href="\/assets\/([\w.]+)"/g)].map(([, file]) => file)
  }

  it.each([
    ['/', ['base.js', 'frame.js', 'home.js']],
    ['/users/list?pagina=2', ['base.js', 'table.css', 'frame.js', 'users.js', 'table.js']],
    ['/users/list/', ['base.js', 'table.css', 'frame.js', 'users.js', 'table.js']],
    ['/users/7', ['base.js', 'frame.js', 'user.js']],
    ['/users/list/roles', ['base.js', 'frame.js', 'roles.js']],
    ['/users/list/roles/7', ['base.js', 'frame.js', 'roles.js']],
    ['/users/list/open', ['base.js', 'table.css', 'frame.js', 'users.js', 'table.js', 'within.js']],
    ['/nowhere', ['base.js']],
    ['/_app', ['base.js']],
  ])('names the files of %s and of its layouts, each once, and nothing that waits', async (url, files) => {
    expect((await named(url)).toSorted()).toEqual(files.toSorted())
  })

  it('is the small one for a guest on an open screen, and the whole one for everybody else', async () => {
    const { token } = await as({})
    const titleOf = async (url: string, given?: string) => {
      const headers = { ...html, ...(given && { cookie: `sessao=${given}` }) }
      return /<title>(.*)<\/title>/.exec((await app.inject({ url, headers })).payload)![1]
    }
    expect(await titleOf('/enter?return=/users/7')).toBe('Visitante')
    expect(await titleOf('/enter', 'ended')).toBe('Visitante')
    expect(await titleOf('/enter', token)).toBe('Intranet')
    for (const url of ['/', '/users/7', '/manage', '/nowhere']) expect(await titleOf(url)).toBe('Intranet')
  })

  it('names the built files alone where the build says nothing of its parts', () => {
    expect(routeChunks({})('/users/list').files).toEqual({ scripts: [], styles: [] })
  })
})

describe('the session in the page', () => {
  const block = /<script type="application\/json" id="sessao">(.*?)<\/script>/
  const open = (token?: string, url = '/users/list') =>
    app.inject({ url, headers: { ...html, ...(token && { cookie: `sessao=${token}` }) } })
  const sessionIn = ({ payload }: { payload: string }) => {
    const text = block.exec(payload)?.[1]
    return text === undefined ? undefined : (JSON.parse(text) as { nome: string } | null)
  }

  it('is what the session procedure answers', async () => {
    const { call, token } = await as({ roles: ['vendas:leitor'], employee: true, nome: 'Ana' })
    expect(sessionIn(await open(token))).toEqual(await call.auth.session())
  })

  it('cannot end the data block that holds it, whatever the name', async () => {
    const nome = '</script><script>alert(1)</script><!--'
    const { token } = await as({ nome })
    const answer = await open(token)
    expect(answer.payload.match(/<script/g)).toHaveLength(1)
    expect(answer.payload).not.toContain('<!--')
    expect(sessionIn(answer)!.nome).toBe(nome)
  })

  it('is null for a guest, and for a cookie that opens nothing any more', async () => {
    const { token, userId } = await as({})
    await db
      .updateTable('sessao')
      .set({ expires_at: new Date(0) })
      .where('id_usuario', '=', userId)
      .execute()
    expect([sessionIn(await open()), sessionIn(await open(token)), sessionIn(await open('x'))]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is left open where somebody ended it: the browser asks, and then hears whose drafts go', async () => {
    const { call, token } = await as({})
    await call.sessions.end({ numero: (await call.sessions.own()).sessoes[0]!.numero })
    expect(sessionIn(await open(token))).toBeUndefined()
  })

  it('is not in a page that other sites may frame (docs/marketing.md#embedding)', async () => {
    const { token } = await as({})
    expect(sessionIn(await open(token, '/roleta/natal?embed=1'))).toBeNull()
  })

  it('costs a guest no statement, and anyone who has a cookie one (docs/screens.md#the-first-view)', async () => {
    const { token } = await as({})
    await open(token)
    const count = async (given?: string) =>
      (await countStatements(deps, async () => void (await open(given)))).statements
    expect([await count(), await count(token)]).toEqual([0, 1])
  })

  it('is left out, and the page comes, while the database is away or does not answer', async () => {
    const { token } = await as({})
    const silent = createServer(() => {})
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    for (const url of [`postgres://nobody@127.0.0.1:${port}/none`, 'postgres://nobody@127.0.0.1:1/none']) {
      const connection = createDatabase(url)
      const alone = Fastify()
      await alone.register(cookie)
      await webDoor(
        alone,
        { ...deps, connection, parameters: createParameters(connection.reserve) },
        { root },
      )
      const begin = performance.now()
      const answer = await alone.inject({
        url: '/',
        headers: { ...html, cookie: `sessao=${token}` },
      })
      expect([answer.statusCode, sessionIn(answer)]).toEqual([200, undefined])
      expect(answer.payload).toContain('<title>Intranet</title>')
      expect(performance.now() - begin).toBeLessThan(2500)
    }
    silent.close()
  })
})
