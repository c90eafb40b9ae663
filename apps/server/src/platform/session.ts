/** Sign-in sessions: lucia, over an adapter that stores only the SHA-256 of a session's id. */
import { createHash } from 'node:crypto'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { Lucia, TimeSpan, type Adapter, type DatabaseSession, type DatabaseUser } from 'lucia'
import type { Actor } from './actor.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Auth
    UserId: number
    DatabaseUserAttributes: Omit<Actor, 'id' | 'sessao' | 'expira_em'>
  }
}

export const SESSION_COOKIE = 'sessao'

/** What the database knows a session by. A stolen backup opens nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

interface SessionRow extends Omit<Actor, 'sessao' | 'expira_em'> {
  expires_at: Date
}

/** Session, person, roles and providers in one statement; a disabled person has no session. */
function sessionAdapter(db: Database): Adapter {
  return {
    async getSessionAndUser(token): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const { rows } = await sql<SessionRow>`
        select s.expires_at, u.id, u.nome, u.email, u.funcionario as employee,
          u.id_empresa, u.id_departamento, u.id_cargo,
          papeis_do_usuario(u.id) || array['user'] as roles, empresas_do_usuario(u.id) as empresas
        from sessao s join rh_usuario u on u.id = s.id_usuario
        where s.id = ${hashToken(token)} and u.ativo`.execute(db)
      const row = rows[0]
      if (!row) return [null, null]
      const { id, expires_at, ...attributes } = row
      return [
        { id: token, userId: id, expiresAt: expires_at, attributes: {} },
        { id, attributes: { ...attributes, empresas: attributes.empresas.map(Number) } },
      ]
    },
    async getUserSessions(userId) {
      const rows = await db.selectFrom('sessao').selectAll().where('id_usuario', '=', userId).execute()
      return rows.map((row) => ({ id: row.id, userId, expiresAt: row.expires_at, attributes: {} }))
    },
    async setSession(session) {
      await db
        .insertInto('sessao')
        .values({ id: hashToken(session.id), id_usuario: session.userId, expires_at: session.expiresAt })
        .execute()
    },
    async updateSessionExpiration(token, expiresAt) {
      await db
        .updateTable('sessao')
        .set({ expires_at: expiresAt })
        .where('id', '=', hashToken(token))
        .execute()
    },
    async deleteSession(token) {
      await db.deleteFrom('sessao').where('id', '=', hashToken(token)).execute()
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('sessao').where('id_usuario', '=', userId).execute()
    },
    async deleteExpiredSessions() {
      await db
        .deleteFrom('sessao')
        .where('expires_at', '<=', sql<Date>`now()`)
        .execute()
    },
  }
}

/** The sign-in library over one database. A session lives 12 idle hours and slides while it is used. */
export function createAuth(db: Database, secure: boolean) {
  return new Lucia(sessionAdapter(db), {
    sessionExpiresIn: new TimeSpan(12, 'h'),
    sessionCookie: {
      name: SESSION_COOKIE,
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
): Promise<{ actor: Actor; fresh: boolean } | null> {
  if (!token) return null
  const { session, user } = await auth.validateSession(token)
  if (!session || !user) return null
  return { actor: { ...user, sessao: hashToken(token), expira_em: session.expiresAt }, fresh: session.fresh }
}

/** Ends every session of some people, but for one that may stay. Takes effect at their next request. */
export async function endSessions(db: Database, users: readonly number[], except?: string): Promise<void> {
  if (!users.length) return
  await db
    .deleteFrom('sessao')
    .where('id_usuario', 'in', users)
    .$if(except !== undefined, (q) => q.where('id', '!=', except!))
    .execute()
}
