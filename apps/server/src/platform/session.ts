/** Sign-in sessions: lucia, over an adapter that stores only the SHA-256 of a session's id. */
import { HOUR_MS } from '@intranet/contract/durations'
import type { Database } from '@intranet/db/connection'
import { noReplicas, type Replicas } from '@intranet/db/replicas'
import { CompiledQuery, sql } from 'kysely'
import { Lucia, TimeSpan, type Adapter, type DatabaseSession, type DatabaseUser } from 'lucia'
import type { Actor } from './actor.ts'
import type { Parameters } from './parameters.ts'
import { findKnown } from './read-only.ts'
import { removeRanOut } from './session-ends.ts'
import { hashToken, newToken } from './token.ts'
import { withWrote, type Wrote } from './wrote.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Auth
    UserId: number
    DatabaseSessionAttributes: SessionOrigin
    DatabaseUserAttributes: Omit<Actor, 'id'> & Wrote & { renovada_ate: Date }
  }
}

/** Where a session was begun. */
export interface SessionOrigin {
  id_aparelho?: number
  endereco?: string
  /** The session at an identity provider that it ends with. */
  id_sessao_identidade?: number
  /** When the person showed who they are, where that was not now: anything, the password or a provider, the factor. */
  confirmada_em?: Date
  senha_em?: Date
  fator_em?: Date
}

/** Over TLS the browser keeps the cookie from other hosts of the domain, which could set one of this name. */
export const ownCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

interface SessionRow extends Omit<Actor, 'sessao'>, Wrote {
  /** Where the end would be if the session were renewed now. */
  renovada_ate: Date
}

/** What lucia counts with; the idle time in force is a parameter, and may change while it runs. */
const NOMINAL_HOURS = 12
const NOMINAL_MS = NOMINAL_HOURS * HOUR_MS

/**
 * The end as lucia has to see it, so that it renews a session in the second half of the idle time in force.
 * A session that cannot last longer, or cannot be written now, looks new, or it would be written at every request.
 */
function nominalEnd({ expira_em, renovada_ate }: SessionRow, idleHours: number, renewable: boolean): Date {
  const left = expira_em.getTime() - Date.now()
  if (left <= 0) return expira_em
  if (!renewable || renovada_ate.getTime() - expira_em.getTime() < 1000)
    return new Date(Date.now() + NOMINAL_MS)
  return new Date(Date.now() + (left / (idleHours * HOUR_MS)) * NOMINAL_MS)
}

/** Runs at every request: neither built nor planned again each time. */
const ACTOR = withWrote('ator_da_sessao($1, $2, $3)')

/** Whether sessions can be written now, and whether replicas are read. */
type Reached = Pick<Replicas, 'isReadOnly' | 'wide'>

/** Session, person, roles and providers in one statement; a disabled person has no session. */
function sessionAdapter(db: Database, parameters: Parameters, replicas: Reached): Adapter {
  const idleHours = () => parameters.read('sessao_inatividade_horas')
  const maxDays = () => parameters.read('sessao_maxima_dias')
  return {
    async getSessionAndUser(token): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const [idle, max] = [await idleHours(), await maxDays()]
      const sessao = hashToken(token)
      const asked = CompiledQuery.raw(ACTOR(replicas.wide), [sessao, idle, max])
      const row = await findKnown(replicas, async () => (await db.executeQuery<SessionRow>(asked)).rows[0])
      if (!row) return [null, null]
      const { id, ...attributes } = row
      return [
        { id: token, userId: id, expiresAt: nominalEnd(row, idle, !replicas.isReadOnly()), attributes: {} },
        { id, attributes: { ...attributes, sessao } },
      ]
    },
    async getUserSessions(userId) {
      const rows = await db.selectFrom('sessao').selectAll().where('id_usuario', '=', userId).execute()
      return rows.map((row) => ({ id: row.id, userId, expiresAt: row.expires_at, attributes: {} }))
    },
    async setSession(session) {
      await db
        .insertInto('sessao')
        .values({
          id: hashToken(session.id),
          id_usuario: session.userId,
          ...session.attributes,
          expires_at: new Date(Date.now() + (await idleHours()) * HOUR_MS),
        })
        .execute()
    },
    async updateSessionExpiration(token) {
      await sql`
        update sessao set expires_at = least(now() + make_interval(hours => ${await idleHours()}),
          created_at + make_interval(days => ${await maxDays()}))
        where id = ${hashToken(token)}`.execute(db)
    },
    async deleteSession(token) {
      // One that ran out opens nothing; it is removed at its next use.
      if (replicas.isReadOnly()) return
      await removeRanOut(db, await maxDays(), token)
    },
    // The library's own way, which says nothing to the security log: see session-ends.ts.
    deleteUserSessions: () => Promise.reject(new Error('endSessions ends them')),
    async deleteExpiredSessions() {
      await removeRanOut(db, await maxDays())
    },
  }
}

/** The sign-in library over one database. A session ends after too long without use; each use extends it. */
export function createAuth(
  db: Database,
  secure: boolean,
  parameters: Parameters,
  replicas: Reached = noReplicas,
) {
  return new Lucia(sessionAdapter(db, parameters, replicas), {
    sessionExpiresIn: new TimeSpan(NOMINAL_HOURS, 'h'),
    sessionCookie: {
      name: ownCookieName('sessao', secure),
      expires: false,
      attributes: { secure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: (attributes) => attributes,
  })
}

export type Auth = ReturnType<typeof createAuth>

/** The actor behind a session token, or null. One statement (two when the session slides). */
export async function findActor(
  auth: Auth,
  token: string | undefined,
): Promise<{ actor: Actor; fresh: boolean; gravado: number } | null> {
  if (!token) return null
  const { session, user } = await auth.validateSession(token)
  if (!session || !user) return null
  const { renovada_ate, gravado, ...person } = user
  const expira_em = session.fresh ? renovada_ate : person.expira_em
  return { actor: { ...person, expira_em }, fresh: session.fresh, gravado: gravado ?? 0 }
}

/** Minutes for which somebody who showed who they are is not asked again. */
const CONFIRMED_MINUTES = 10

/** What the person of a session showed of late, at sign-in or when they were asked again. */
export interface Shown {
  /** Any of it. */
  algo: boolean
  /** The password, or a sign-in by their identity provider. */
  senha: boolean
  /** A factor; true for who has none. */
  fator: boolean
}

export async function readShown(db: Database, sessao: string): Promise<Shown> {
  const late = sql<Date>`now() - make_interval(mins => ${CONFIRMED_MINUTES})`
  const { rows } = await sql<Shown>`
    select s.confirmada_em > ${late} as algo, s.senha_em > ${late} as senha,
      s.fator_em > ${late} or not exists (
        select from fator_app a where a.id_usuario = s.id_usuario and a.confirmado_em is not null
        union all select from fator_passkey p where p.id_usuario = s.id_usuario) as fator
    from sessao s where s.id = ${sessao}`.execute(db)
  return rows[0] ?? { algo: false, senha: false, fator: false }
}

/** Seconds for which the token before a new one opens what was under way, other tabs of the browser included. */
export const HANDOVER_SECONDS = 10

/**
 * Continues a session under a new token, in which the password or a factor was shown now; answers the token, and
 * undefined where another request continued it already. That of before ends within seconds: it looks as old as a
 * session may be, so that use does not extend it.
 */
export async function continueConfirmed(
  db: Database,
  sessao: string,
  { maxDays, shown }: { maxDays: number; shown: 'senha' | 'fator' },
): Promise<string | undefined> {
  const token = newToken()
  const { rows } = await sql`
    with before as (
      select * from sessao where id = ${sessao} and continuada_em is null for update
    ), former as (
      update sessao set continuada_em = now(), expires_at = least(expires_at, now() + make_interval(secs => ${HANDOVER_SECONDS})),
        created_at = least(created_at, now() + make_interval(secs => ${HANDOVER_SECONDS}, days => ${-maxDays}))
      where id in (select id from before)
    )
    insert into sessao (id, id_usuario, expires_at, created_at, id_aparelho, endereco, id_sessao_identidade,
      senha_em, fator_em)
    select ${hashToken(token)}, id_usuario, expires_at, created_at, id_aparelho, endereco, id_sessao_identidade,
      case when ${shown === 'senha'} then now() else senha_em end,
      case when ${shown === 'fator'} then now() else fator_em end
    from before
    returning id`.execute(db)
  return rows.length ? token : undefined
}
