import type { ProviderBrand } from '@intranet/contract/access/auth'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { hashToken } from '../../../platform/token.ts'

/** What the session's own statement does not carry. */
export interface SessionExtras {
  id_foto: string | null
  /** Keys of the person's providers. */
  provedores: string[]
  /** Of people with one provider only. */
  marca: ProviderBrand | null
}

const keysOf = (empresas: RawBuilder<unknown>) => sql<string[]>`
  array(select sistema from empresa where id = any(${empresas}) order by sistema)`

const brandOf = (empresas: RawBuilder<unknown>) => sql<ProviderBrand | null>`(
  select case when count(*) = 1 then jsonb_build_object('sistema', min(sistema), 'nome', min(nome),
    'matiz', min(matiz), 'logo', '/files/' || min(id_logo::text)) end
  from empresa where id = any(${empresas}))`

export function getSessionExtras(
  db: Database,
  id: number,
  empresas: readonly number[],
): Promise<SessionExtras> {
  const ids = sql`${[...empresas]}::bigint[]`
  return db
    .selectFrom('rh_usuario')
    .select(['id_foto', keysOf(ids).as('provedores'), brandOf(ids).as('marca')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The limits of a session in force: hours without use, days in all. */
export interface SessionLimits {
  idleHours: number
  maxDays: number
}

/** Person and extras behind a session's token, in one statement; undefined when it is over. It renews nothing. */
export async function findSession(
  db: Database,
  token: string,
  { idleHours, maxDays }: SessionLimits,
): Promise<(Omit<Actor, 'sessao'> & SessionExtras) | undefined> {
  const empresas = sql`a.empresas`
  const { rows } = await sql<Omit<Actor, 'sessao'> & SessionExtras>`select ${preparedGeneric} a.*, u.id_foto,
      ${keysOf(empresas)} as provedores, ${brandOf(empresas)} as marca
    from ator_da_sessao(${hashToken(token)}, ${idleHours}, ${maxDays}) a join rh_usuario u on u.id = a.id
    where a.expira_em > now()`.execute(db)
  return rows[0]
}
