import { deviceName } from '@intranet/contract/access/device-name'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { dropSteps, endPushWithoutSession, HANDOVER_SECONDS } from '../../../platform/session.ts'

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

/** Ends sessions of a person: the one of this number, or all but `except` and what waits for a factor. Answers how many. */
export async function endSessionsOf(
  db: Database,
  id_usuario: number,
  { numero, except }: { numero?: number | undefined; except?: string },
): Promise<number> {
  if (numero === undefined) await dropSteps(db, [id_usuario])
  const { numDeletedRows } = await db
    .deleteFrom('sessao')
    .where('id_usuario', '=', id_usuario)
    .$if(numero !== undefined, (q) => q.where('numero', '=', numero!))
    .$if(except !== undefined, (q) => q.where('id', '!=', except!))
    .executeTakeFirstOrThrow()
  if (numero === undefined) await endPushWithoutSession(db, [id_usuario])
  return Number(numDeletedRows)
}

/** Forgets a device of a person, with its sessions. False where they have none of this id. */
export async function removeDevice(db: Database, id_usuario: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('aparelho')
    .where('id_usuario', '=', id_usuario)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
