/** How a new session reaches the caller: as a cookie in the browser, in the answer's body everywhere else. */
import { DAY_SECONDS } from '@intranet/contract/durations'
import type { FastifyReply } from 'fastify'
import { isTls } from '../platform/env.ts'
import { ownCookieName } from '../platform/session.ts'
import type { SessionDoor } from '../platform/procedure/context.ts'
import type { Deps } from '../platform/deps.ts'

/** Browsers keep no cookie longer than 400 days. */
const DEVICE_SECONDS = 400 * DAY_SECONDS

export const deviceCookieName = (publicUrl: string) => ownCookieName('aparelho', isTls(publicUrl))

/** As long as a mailed code may count. */
const REQUEST_SECONDS = 10 * 60

export const requestCookieName = (publicUrl: string) => ownCookieName('pedido', isTls(publicUrl))

export function cookieSession(deps: Deps, reply: FastifyReply): SessionDoor {
  const set = (cookie: { name: string; value: string; attributes: object }) =>
    reply.setCookie(cookie.name, cookie.value, cookie.attributes)
  return {
    start: (token) => set(deps.auth.createSessionCookie(token)),
    end: () => set(deps.auth.createBlankSessionCookie()),
    forget: () => void reply.header('clear-site-data', '"storage"'),
    keepDevice(token) {
      const attributes = {
        maxAge: DEVICE_SECONDS,
        httpOnly: true,
        secure: isTls(deps.publicUrl),
        sameSite: 'lax',
        path: '/',
      } as const
      set({ name: deviceCookieName(deps.publicUrl), value: token, attributes })
    },
    keepRequest(token) {
      const attributes = {
        maxAge: REQUEST_SECONDS,
        httpOnly: true,
        secure: isTls(deps.publicUrl),
        sameSite: 'strict',
        path: '/',
      } as const
      set({ name: requestCookieName(deps.publicUrl), value: token, attributes })
    },
  }
}

/** The answer carries the token; there is nothing to keep. */
export const bearerSession = (): SessionDoor => ({ start() {}, end() {}, inBody: true })
