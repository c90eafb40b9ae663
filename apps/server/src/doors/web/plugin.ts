/** The built screens, and the answer to unknown addresses. */
import type { SessionView } from '@intranet/contract/access/auth'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endedForGood } from '../../platform/session-ends.ts'
import { viewSessionOf } from '../../modules/access/auth/session-view.service.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusals } from '../../platform/errors.ts'
import { findHead, headElements, textElement } from '../../platform/page-head.ts'
import type { VerbsOf } from '../verbs.ts'
import { pageWriter, type OwnParts } from './page.ts'

const built = join(import.meta.dirname, '../../../../web/dist')

/** Paths of the server, and what is no text: an unknown one below them is an error, never a screen. */
const serverPaths = /^\/+(v1|api|trpc|files|export|events|r|assets|brand|healthz|livez|readyz)(\/|\?|$)|%00/

/** Names of files: a missing one is never answered with a screen. */
const fileNames = /\.(js|css|map|png|jpg|svg|ico|txt|xml|json|webmanifest)$/i

/** Whether an `Accept` admits HTML, by the narrowest of its ranges that names it; without one anything is admitted. */
function admitsHtml(accept = '*/*'): boolean {
  const weights = new Map<string, number>()
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...params] = range.split(';').map((part) => part.trim())
    const weight = params.find((param) => param.startsWith('q='))
    weights.set(type, weight ? Number(weight.slice(2)) : 1)
  }
  return (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0) > 0
}

const wantsScreen = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !serverPaths.test(url) &&
  !fileNames.test(url.split('?')[0]!) &&
  admitsHtml(headers.accept)

/** The public wheel may be embedded in the providers' own sites (docs/marketing.md#embedding). */
const embeddable = /^\/roleta\/[a-z0-9-]+\?(.*&)?embed=1(&|$)/

function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
  reply.removeHeader('x-frame-options')
}

/** Codes are read by the camera at this address alone (docs/operations.md#scanning). */
const scanning = /^\/squads\/scan\/\d+(\?|$)/

function allowScanning(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  )
  const features = String(reply.getHeader('permissions-policy') ?? '')
  reply.header('permissions-policy', features.replace('camera=()', 'camera=(self)'))
}

/** The open board of rides shows who travels where and when: no search engine keeps it (docs/operations.md#the-open-board). */
const notIndexed = /^\/ride-employee(\/|\?|$)/

/** A database that does not answer must not keep the page from opening: the browser then asks for the session itself. */
const PATIENCE_MS = 1000

/** Who a token belongs to. Undefined also where its session ended for good: the page asks, and is answered whose drafts go. */
async function viewOf(deps: Deps, token: string): Promise<SessionView | null | undefined> {
  const view = await viewSessionOf(deps, token)
  if (view) return view
  return (await endedForGood(deps.connection.reserve, token)) === undefined ? null : undefined
}

/** Who asks for a page: null for a guest, undefined when the database did not say in time. Guests cost no statement. */
async function sessionOf(deps: Deps, { cookies }: FastifyRequest): Promise<SessionView | null | undefined> {
  const token = cookies[deps.auth.sessionCookieName]
  if (!token) return null
  const timer = new AbortController()
  const late = setTimeout(PATIENCE_MS, undefined, { signal: timer.signal, ref: false })
  try {
    return await Promise.race([viewOf(deps, token), late])
  } catch (error) {
    deps.log.warn({ err: error }, 'page without its session')
    return undefined
  } finally {
    timer.abort()
    late.catch(() => {})
  }
}

/** Title, picture and text of a public page; a database that does not answer leaves the common ones. */
async function ownPartsOf(deps: Deps, url: string): Promise<OwnParts & { status: number }> {
  const [address = '', query] = url.split('?', 2)
  try {
    const head = await findHead(deps.connection.db, deps.offers.heads, address, new URLSearchParams(query))
    if (!head) return { status: 200 }
    const { status = 200, text } = head
    return { head: headElements(head, address, deps.publicUrl), text: text && textElement(text), status }
  } catch (error) {
    deps.log.warn({ err: error }, 'page without its own head')
    return { status: 200 }
  }
}

const dated = (name: string) => (name === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache')

/**
 * The build's files. Those of its folders are looked up when they are asked for; the few beside them are named now,
 * so that no address of a screen is first looked for on the disk.
 */
async function builtFiles(app: FastifyInstance, root: string): Promise<void> {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  )
  const serve = (name: string, options: FastifyStaticOptions) =>
    app.register(fastifyStatic, {
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', dated(name))
        // A picture, but text: the library names a charset for `text/…`, JSON and scripts alone.
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
      },
      ...options,
    })
  await serve('', {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.gz', '**/*.br', '*/**/*'],
  })
  for (const { name } of folders)
    await serve(name, { root: join(root, name), prefix: `/${name}/`, index: false, decorateReply: false })
}

interface WebOptions {
  /** The web build. */
  root?: string
  /** What the other doors' addresses take. */
  verbsOf?: VerbsOf
}

/** Serves the web build; every address of the browser app answers its page, which names the chunks of now. */
export async function webDoor(
  app: FastifyInstance,
  deps: Deps,
  { root = built, verbsOf = () => [] }: WebOptions = {},
): Promise<void> {
  const writePage = existsSync(join(root, 'index.html')) ? pageWriter(root) : undefined
  if (writePage) await builtFiles(app, root)
  async function page(request: FastifyRequest, reply: FastifyReply) {
    if (!writePage) throw refusals.noAddress()
    const framed = embeddable.test(request.url)
    if (framed) allowFraming(reply)
    if (scanning.test(request.url)) allowScanning(reply)
    if (notIndexed.test(request.url)) reply.header('x-robots-tag', 'noindex')
    const session = framed ? null : await sessionOf(deps, request)
    // It says who is signed in: nothing on the way may keep it.
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    const { status, ...own } = await ownPartsOf(deps, request.url)
    return reply.code(status).send(writePage(request.url.split('?')[0]!, session, own))
  }
  app.get('/', page)
  app.setNotFoundHandler(async (request, reply) => {
    if (wantsScreen(request)) return page(request, reply)
    const allow = verbsOf(request.url)
    throw allow.length ? refusals.wrongVerb(allow) : refusals.noAddress()
  })
}
