/** Builds a procedure's context from an HTTP request: session, narrowed role, address. */
import { narrowRoles } from '@intranet/contract/access'
import type { FastifyRequest } from 'fastify'
import { refusals } from '../platform/errors.ts'
import { findActor, SESSION_COOKIE } from '../platform/session.ts'
import type { Actor } from '../platform/actor.ts'
import type { Deps } from '../platform/deps.ts'
import type { Context, SessionDoor } from '../platform/procedure/context.ts'

/** The session token of a request, and whether the browser sent it by itself (a cookie). */
export function sessionToken(request: FastifyRequest): { token: string | undefined; ambient: boolean } {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && bearer) return { token: bearer, ambient: false }
  return { token: request.cookies[SESSION_COOKIE], ambient: true }
}

/** A cookie travels by itself: a write that comes with one must come from our own pages. */
function assertOwnOrigin(deps: Deps, request: FastifyRequest): void {
  const origin = request.headers.origin
  // A sandboxed page sends "null", which is not an address.
  const own =
    origin &&
    URL.canParse(origin) &&
    (origin === new URL(deps.publicUrl).origin || new URL(origin).host === request.headers.host)
  if (!own) throw refusals.forbidden()
}

function narrowed(actor: Actor, request: FastifyRequest): Actor {
  const header = request.headers['x-hasura-role'] ?? request.headers['x-role']
  if (typeof header !== 'string') return actor
  const roles = narrowRoles(actor.roles, header)
  if (!roles) throw refusals.forbidden()
  return { ...actor, roles }
}

export async function buildContext(
  deps: Deps,
  request: FastifyRequest,
  session: SessionDoor,
): Promise<Context> {
  const { token, ambient } = sessionToken(request)
  if (token && ambient && request.method !== 'GET' && request.method !== 'HEAD')
    assertOwnOrigin(deps, request)
  const found = await findActor(deps.auth, token)
  if (found?.fresh && ambient && token) session.start(token)
  return {
    deps,
    db: found ? deps.connection.of(found.actor.id) : deps.connection.db,
    actor: found ? narrowed(found.actor, request) : null,
    requestId: request.id,
    address: request.ip,
    session,
    token,
  }
}
