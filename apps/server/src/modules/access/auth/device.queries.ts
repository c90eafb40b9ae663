import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export const findDevice = (db: Database, id_usuario: number, hash: string) =>
  db
    .selectFrom('aparelho')
    .select('id')
    .where('id_usuario', '=', id_usuario)
    .where('hash', '=', hash)
    .executeTakeFirst()

export interface SeenDevice {
  id_usuario: number
  hash: string
  agente: string
  endereco: string
}

/** Notes that somebody signed in from a device: whether it is new, and whether it is not their first one. */
export async function noteDevice(
  db: Database,
  { id_usuario, hash, agente, endereco }: SeenDevice,
): Promise<{ id: number; novo: boolean; outros: boolean }> {
  const { rows } = await sql<{ id: number; novo: boolean; outros: boolean }>`
    with visto as (
      insert into aparelho (id_usuario, hash, agente, endereco)
      values (${id_usuario}, ${hash}, ${agente}, ${endereco})
      on conflict (id_usuario, hash) do update
        set agente = excluded.agente, endereco = excluded.endereco, ultimo_acesso = now()
      returning id, created_at = ultimo_acesso as novo
    )
    select v.id, v.novo,
      exists (select from aparelho a where a.id_usuario = ${id_usuario} and a.id <> v.id) as outros
    from visto v`.execute(db)
  return rows[0]!
}

export const removeOldDevices = (db: Database, days: number) =>
  db
    .deleteFrom('aparelho')
    .where(sql<boolean>`ultimo_acesso < now() - make_interval(days => ${days})`)
    .where(sql<boolean>`not exists (select from sessao s where s.id_aparelho = aparelho.id)`)
    .execute()
