/**
 * /v1/sso: where browsers go to an identity provider and come back, and where it says that somebody signed out
 * (docs/access.md#single-sign-on).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignOnRefusal } from '@intranet/contract/messages/single-sign-on'
import { AppError } from '../platform/errors.ts'
import { isTls } from '../platform/env.ts'
import type { Deps } from '../platform/deps.ts'
import { ownCookieName } from '../platform/session.ts'
import { newToken } from '../platform/token.ts'
import { beginSignOn, ENTRY_MINUTES, finishSignOn } from '../modules/access/single-sign-on/sign-on.service.ts'
import { ownPath } from '../modules/access/single-sign-on/own-path.ts'
import { takeLogoutToken } from '../modules/access/single-sign-on/sign-out.service.ts'
import { SignOnError } from '../modules/access/single-sign-on/sign-on-refusal.ts'
import { buildContext, noteAtDoor } from './request-context.ts'
import { bearerSession, cookieSession } from './session-door.ts'

const BODY_LIMIT = 32 * 1024
const TOKEN = /^[\w-]{43}$/

type Begin = { Params: { id: string }; Querystring: Record<string, unknown> }

/** The provider that an address names; 0 is none. */
const idOf = ({ params: { id } }: FastifyRequest<Begin>) => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

/**
 * Whether a person led the browser here: a page of ours, or an address that they typed. Another site's page could begin
 * a session that nobody asked for. Browsers say it where the address is safe; over plain http they leave it out.
 */
function isOwnStep({ publicUrl }: Deps, { headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? !isTls(publicUrl) : site === 'same-origin' || site === 'none'
}

/** Where a person presses the button themselves, and then gets where they wanted to be. */
const signInPage = (volta: string | null) => `/intranet${volta ? `?return=${encodeURIComponent(volta)}` : ''}`

/** The sign-in page says why; somebody who is signed in already finds themselves there. */
function refuse(deps: Deps, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  // Who comes from a provider's page reads a page, whatever it was.
  if (!(error instanceof AppError)) deps.log.error({ err: error, reqId: request.id }, 'single sign-on failed')
  else noteAtDoor(deps, request, error)
  const motivo: SignOnRefusal =
    error instanceof SignOnError
      ? error.motivo
      : error instanceof AppError && error.code === 'too_many'
        ? 'muitas'
        : 'erro'
  return reply.redirect(`/intranet?sso=${motivo}`)
}

export async function singleSignOnDoor(app: FastifyInstance, deps: Deps): Promise<void> {
  const name = ownCookieName('sso', isTls(deps.publicUrl))
  const browserOf = ({ cookies }: FastifyRequest) => {
    const token = cookies[name]
    return token !== undefined && TOKEN.test(token) ? token : undefined
  }
  await app.register(async (door) => {
    door.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })
    door.get<Begin>('/v1/sso/:id/entrar', async (request, reply) => {
      const { de_novo } = request.query
      const volta = ownPath(request.query.volta)
      if (!isOwnStep(deps, request)) return reply.redirect(signInPage(volta))
      const visit = await buildContext(deps, request, reply, cookieSession(deps, reply))
      const browser = browserOf(request) ?? newToken()
      try {
        const url = await beginSignOn(visit, browser, { id: idOf(request), volta, de_novo: de_novo === '1' })
        reply.setCookie(name, browser, {
          maxAge: ENTRY_MINUTES * 60,
          httpOnly: true,
          secure: isTls(deps.publicUrl),
          // The provider leads back here from its own site.
          sameSite: 'lax',
          path: '/',
        })
        return await reply.redirect(url.href)
      } catch (error) {
        return refuse(deps, request, reply, error)
      }
    })
    // The specification's form; providers send it from their servers, without a cookie.
    door.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    door.post('/v1/sso/saida', async (request, reply) => {
      const visit = await buildContext(deps, request, reply, bearerSession())
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null
      await takeLogoutToken(visit, token ?? '')
      return reply.send()
    })
    async function takeAnswer(at: number | null, request: FastifyRequest, reply: FastifyReply) {
      const visit = await buildContext(deps, request, reply, cookieSession(deps, reply))
      const query = request.url.slice(request.url.indexOf('?') + 1)
      try {
        const { answer, volta } = await finishSignOn(visit, { at, query, browser: browserOf(request) })
        if (!('challenge' in answer)) return await reply.redirect(volta ?? '/')
        // Behind the `#` no server sees it, and no log.
        const step = Buffer.from(JSON.stringify(answer)).toString('base64url')
        return await reply.redirect(`${signInPage(volta)}#passo=${step}`)
      } catch (error) {
        return refuse(deps, request, reply, error)
      }
    }
    door.get<Begin>('/v1/sso/retorno/:id', (request, reply) => takeAnswer(idOf(request), request, reply))
    // Of providers that were set up when all shared one address.
    door.get('/v1/sso/retorno', (request, reply) => takeAnswer(null, request, reply))
  })
}
