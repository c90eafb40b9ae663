/** Builds a procedure's context from an HTTP request: session or access key, narrowed role, address. */
import { ATTENDANCE_HEADER, KEY_HEADER, PERSON_HEADER } from '@intranet/contract/request-headers'
import { narrowRoles } from '@intranet/contract/access'
import { POSITION_HEADER } from '@intranet/contract/content/live-kinds'
import { ENDED_HEADER } from '@intranet/contract/access/session-headers'
import { accessKeys } from '@intranet/contract/messages/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findKeyActor, isAccessKey, keyElsewhere, keyRefusal } from '../platform/access-key.ts'
import { AppError, refusals } from '../platform/errors.ts'
import { WINDOW_SECONDS, type Allowance } from '../platform/key-limits.ts'
import { findActor, type Auth } from '../platform/session.ts'
import { endedForGood } from '../platform/session-ends.ts'
import type { Actor } from '../platform/actor.ts'
import type { Deps } from '../platform/deps.ts'
import { noteKey } from './key-request.ts'
import { deviceCookieName, requestCookieName } from './session-door.ts'
import { noteRefusal } from '../platform/procedure/note-refusal.ts'
import { positionIn } from '../platform/procedure/wide-reading.ts'
import type { Context, RequestDevice, SessionDoor } from '../platform/procedure/context.ts'

/** The session token of a request, and whether the browser sent it by itself (a cookie). */
export function sessionToken(
  request: FastifyRequest,
  auth: Auth,
): { token: string | undefined; ambient: boolean } {
  const [scheme, bearer] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() === 'bearer' && bearer) return { token: bearer, ambient: false }
  return { token: request.cookies[auth.sessionCookieName], ambient: true }
}

/** A cookie travels by itself: a write that comes with one, or that may get one, must come from our own pages. */
function assertOwnOrigin(deps: Deps, request: FastifyRequest): void {
  const origin = request.headers.origin
  // A sandboxed page sends "null", which is not an address.
  const own =
    origin &&
    URL.canParse(origin) &&
    (origin === new URL(deps.publicUrl).origin || new URL(origin).host === request.headers.host)
  if (own) return
  const refusal = refusals.forbidden()
  noteRefusal(deps.security, sourceOf(request), request.method, refusal, 'origem')
  throw refusal
}

function narrowed(actor: Actor, request: FastifyRequest): Actor {
  const header = request.headers['x-hasura-role'] ?? request.headers['x-role']
  if (typeof header !== 'string') return actor
  const roles = narrowRoles(actor.roles, header)
  if (!roles) throw refusals.forbidden()
  return { ...actor, roles }
}

/** The Idempotency-Key of a request; sent twice it has a comma, which no key has. */
export const keyHeader = ({ headers }: FastifyRequest): string | undefined => {
  const sent = headers[KEY_HEADER]
  return Array.isArray(sent) ? sent.join(',') : sent
}

const attendanceHeader = ({ headers }: FastifyRequest): string | undefined => {
  const sent = headers[ATTENDANCE_HEADER]
  return Array.isArray(sent) ? undefined : sent
}

const deviceOf = ({ publicUrl }: Deps, { headers, cookies }: FastifyRequest): RequestDevice => ({
  agent: headers['user-agent'] ?? '',
  token: cookies[deviceCookieName(publicUrl)],
  request: cookies[requestCookieName(publicUrl)],
})

/** The program behind an access key. It counts the request, and says in the answer how many are left. */
async function programOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<{ program: Actor; allowance: Allowance; gravado: number }> {
  const { connection, replicas } = deps
  const found = await findKeyActor(connection.reserve, token, request.ip, replicas)
  const { actor, use, accepted, gravado } = found
  noteKey(request, use.id_chave)
  senders.set(request, actor)
  if (!accepted) throw keyElsewhere()
  const allowance = deps.keyLimits.take(use, await deps.parameters.read('chave_por_minuto'))
  const { allowed, limit, remaining, reset } = allowance
  reply.header('ratelimit-policy', `"chave";q=${limit};w=${WINDOW_SECONDS}`)
  reply.header('ratelimit', `"chave";r=${remaining};t=${reset}`)
  if (!allowed) throw new AppError('too_many', accessKeys.tooMany, { retryAfter: reset })
  return { program: actor, allowance, gravado }
}

/** Who sent a request, once it was looked up. */
const senders = new WeakMap<FastifyRequest, Actor>()

/** Notes what a door refused, by its route: an address may contain what somebody typed. */
export function noteAtDoor(
  { security }: Pick<Deps, 'security'>,
  request: FastifyRequest,
  error: unknown,
): void {
  const from = { actor: senders.get(request) ?? null, ...sourceOf(request) }
  noteRefusal(security, from, `${request.method} ${request.routeOptions.url ?? ''}`.trim(), error)
}

/** From where a request came, as the security log has it. */
export const sourceOf = ({ id, ip }: Pick<FastifyRequest, 'id' | 'ip'>) => ({ requestId: id, address: ip })

/** What waited on a device names its owner: nobody else's session does it (docs/unsent.md#one-person). */
function assertNamed({ headers }: FastifyRequest, actor: Actor | undefined): void {
  const named = headers[PERSON_HEADER]
  if (named !== undefined && named !== String(actor?.id)) throw refusals.unauthorized()
}

/** What this request has to find in a replica: what its person wrote, and what the browser heard of. */
function seenBy({ replicas }: Deps, { headers }: FastifyRequest, gravado: number): Pick<Context, 'seen'> {
  if (!replicas.wide) return {}
  return { seen: { position: Math.max(gravado, positionIn(headers[POSITION_HEADER])) } }
}

/** Says whose drafts the browser is to drop, where its session was ended or the account switched off. */
async function sayEnded({ connection }: Deps, reply: FastifyReply, token: string): Promise<void> {
  const id = await endedForGood(connection.reserve, token)
  if (id !== undefined) reply.header(ENDED_HEADER, String(id))
}

/** Who sent the request, and from where. Throws 401 for an access key that opens nothing, 429 when it, or a person, has none left. */
export async function buildContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  session: SessionDoor,
): Promise<Context> {
  const { token, ambient } = sessionToken(request, deps.auth)
  const common = {
    deps,
    ...sourceOf(request),
    session,
    device: deviceOf(deps, request),
    idempotencyKey: keyHeader(request),
    markReplayed: () => void reply.header('idempotency-replayed', 'true'),
    attendance: attendanceHeader(request),
  }
  if (isAccessKey(token) && !ambient) {
    const { program, allowance, gravado } = await programOf(deps, request, reply, token)
    const db = deps.connection.of(program.id)
    const actor = narrowed(program, request)
    return { ...common, ...seenBy(deps, request, gravado), db, allowance, actor, token: undefined }
  }
  const writes = request.method !== 'GET' && request.method !== 'HEAD'
  // A foreign page would sign the browser in as somebody else; programs that get a cookie send no origin.
  const mayGetCookie = !session.inBody && request.headers.origin !== undefined
  if (writes && ambient && (token || mayGetCookie)) assertOwnOrigin(deps, request)
  const found = await findActor(deps.auth, token)
  assertNamed(request, found?.actor)
  if (found) {
    senders.set(request, found.actor)
    await deps.personLimits.assertRoom('pessoa_pedidos_minuto', found.actor)
    deps.personLimits.add('pessoa_pedidos_minuto', found.actor, 1)
  }
  if (!found && ambient && token) await sayEnded(deps, reply, token)
  if (found?.fresh && ambient && token) session.start(token)
  return {
    ...common,
    ...(found && seenBy(deps, request, found.gravado)),
    db: found ? deps.connection.of(found.actor.id) : deps.connection.db,
    actor: found ? narrowed(found.actor, request) : null,
    token,
  }
}

/** The person who asks, of what programs may not read. Throws 401 without a session, 403 for an access key. */
export async function personAsking(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  session: SessionDoor,
): Promise<Actor> {
  const { actor } = await buildContext(deps, request, reply, session)
  if (!actor) throw refusals.unauthorized()
  if (actor.chave) throw keyRefusal(actor, null)
  return actor
}
