/** How a new session reaches the caller: as a cookie in the browser, in the answer's body everywhere else. */
import type { FastifyReply } from 'fastify'
import type { SessionDoor } from '../platform/procedure/context.ts'
import type { Deps } from '../platform/deps.ts'

export function cookieSession(deps: Deps, reply: FastifyReply): SessionDoor {
  const set = (cookie: { name: string; value: string; attributes: object }) =>
    reply.setCookie(cookie.name, cookie.value, cookie.attributes)
  return {
    start: (token) => set(deps.auth.createSessionCookie(token)),
    end: () => set(deps.auth.createBlankSessionCookie()),
  }
}

/** The answer carries the token; there is nothing to keep. */
export const bearerSession = (): SessionDoor => ({ start() {}, end() {}, inBody: true })
