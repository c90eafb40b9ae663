import { deviceName } from '@intranet/contract/access/device-name'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { HANDOVER_SECONDS } from '../../../platform/session.ts'

/** Nobody reads more lines; a program that signs in each time has as many. */
const MOST = 200

/** The open sessions of a person, the newest first; `current` is the stored id of the one that asks. */
export async function listSessions(db: Database, id_usuario: number, current: string) {
  const rows = await db
    .selectFrom('sessao as s')
    .leftJoin('aparelho as a', 'a.id', 's.id_aparelho')
    .select(['s.numero', 's.endereco', 's.created_at', 's.expires_at', 'a.agente'])
    .select(sql<boolean>`s.id = ${current}`.as('atual'))
    .where('s.id_usuario', '=', id_usuario)
    // One that goes on under a new token has its last seconds: it is no second session.
    .where(
      sql<boolean>`(s.expires_at > now() + make_interval(secs => ${HANDOVER_SECONDS}) or s.id = ${current})`,
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.numero', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ agente, ...row }) => ({ ...row, aparelho: deviceName(agente ?? '') }))
}

export async function listDevices(db: Database, id_usuario: number) {
  const rows = await db
    .selectFrom('aparelho')
    .select(['id', 'agente', 'endereco', 'ultimo_acesso', 'created_at'])
    .where('id_usuario', '=', id_usuario)
    .orderBy('ultimo_acesso', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ agente, ...row }) => ({ ...row, aparelho: deviceName(agente) }))
}

/** Whether it is a device of this person; locked, so that no session begins on it. */
export const holdDevice = (db: Database, id_usuario: number, id: number) =>
  db
    .selectFrom('aparelho')
    .select('id')
    .where('id_usuario', '=', id_usuario)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Forgets a device of a person on which no session is. False where they have none of this id. */
export async function removeDevice(db: Database, id_usuario: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('aparelho')
    .where('id_usuario', '=', id_usuario)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
