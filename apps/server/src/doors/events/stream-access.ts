/** What a stream's session may do, as one short text that changes when roles or providers do. */
import { createHash } from 'node:crypto'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'

interface Access {
  roles: readonly string[]
  employee: boolean
  empresas: readonly number[]
}

export const accessOf = ({ roles, employee, empresas }: Access) =>
  createHash('sha256')
    .update(JSON.stringify([[...roles].sort(), employee, [...empresas].map(Number)]))
    .digest('base64')

/** The living sessions of some people (of everybody with `null`), with their access, in one statement. */
export async function readAccess(db: Database, usuarios: number[] | null): Promise<Map<string, string>> {
  const { rows } = await sql<Access & { sessao: string }>`
    select s.id as sessao, p.roles, p.empresas, u.funcionario as employee
    from sessao s
    join rh_usuario u on u.id = s.id_usuario
    cross join lateral (
      select papeis_do_usuario(u.id) || array['user'] as roles, empresas_do_usuario(u.id) as empresas
    ) p
    where u.ativo and s.expires_at > now()
      and (${usuarios}::bigint[] is null or s.id_usuario = any(${usuarios}::bigint[]))`.execute(db)
  return new Map(rows.map((row) => [row.sessao, accessOf(row)]))
}

/** The session's own access: a role header may have narrowed the actor, the stream does not care. */
export async function openingAccess(db: Database, actor: Actor): Promise<string | undefined> {
  return (await readAccess(db, [actor.id])).get(actor.sessao)
}
