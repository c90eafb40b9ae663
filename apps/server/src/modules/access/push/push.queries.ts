import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** The table of sealed subscriptions. */
export const DEVICES = 'aparelho_push'

/** The device that a session was begun on; undefined for a session of before devices were kept. */
export const deviceOfSession = async (db: Database, sessao: string): Promise<number | undefined> => {
  const row = await db.selectFrom('sessao').where('id', '=', sessao).select('id_aparelho').executeTakeFirst()
  return row?.id_aparelho ?? undefined
}

/** A person's devices that get notices, the newest first. */
export const listPushDevices = (db: Database, id_usuario: number) =>
  db
    .selectFrom('aparelho_push as p')
    .innerJoin('aparelho as a', 'a.id', 'p.id_aparelho')
    .where('a.id_usuario', '=', id_usuario)
    .select(['p.id', 'p.id_aparelho', 'a.agente', 'p.created_at', 'p.enviado_em'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(100)
    .execute()

/** How many devices of a person get notices, besides one. */
export async function countOtherDevices(db: Database, id_usuario: number, except: number): Promise<number> {
  const { total } = await db
    .selectFrom('aparelho_push as p')
    .innerJoin('aparelho as a', 'a.id', 'p.id_aparelho')
    .where('a.id_usuario', '=', id_usuario)
    .where('p.id_aparelho', '!=', except)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A subscription as it is stored: the hash of its address, and all of it sealed. */
export interface StoredDevice {
  id_aparelho: number
  hash: string
  inscricao: string
  /** The pair of keys that the browser registered with. */
  id_chave: number
}

/** Keeps the subscription of a device, in place of the one that it had. */
export const saveDevice = (db: Database, device: StoredDevice) =>
  db
    .insertInto('aparelho_push')
    .values(device)
    .onConflict((at) =>
      at.column('id_aparelho').doUpdateSet({
        hash: device.hash,
        inscricao: device.inscricao,
        id_chave: device.id_chave,
        visto_em: sql`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

/** Forgets an address that any other device registered. */
export const dropAddress = (db: Database, hash: string, except?: number) =>
  db
    .deleteFrom('aparelho_push')
    .where('hash', '=', hash)
    .$if(except !== undefined, (q) => q.where('id_aparelho', '!=', except!))
    .execute()

/** Notes that the app was open where this address is. Answers the id of its pair of keys; undefined where it is not the person's. */
export async function seeAddress(
  db: Database,
  id_usuario: number,
  hash: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id_chave: number }>`update aparelho_push p set visto_em = now() from aparelho a
    where p.hash = ${hash} and a.id = p.id_aparelho and a.id_usuario = ${id_usuario}
    returning p.id_chave`.execute(db)
  return rows[0]?.id_chave
}

/** Ends the notices of one of a person's devices. False where they have none of this id. */
export async function removeOwnDevice(db: Database, id_usuario: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from aparelho_push p using aparelho a
    where p.id = ${id} and a.id = p.id_aparelho and a.id_usuario = ${id_usuario}`.execute(db)
  return numAffectedRows === 1n
}

/** Ends the notices of the device of a session. */
export const removeDeviceOfSession = (db: Database, sessao: string) =>
  sql`delete from aparelho_push p using sessao s where s.id = ${sessao} and p.id_aparelho = s.id_aparelho`.execute(
    db,
  )

/** Ends the notices of devices on which the app was not open for so many days. */
export const removeUnseenDevices = (db: Database, days: number) =>
  db
    .deleteFrom('aparelho_push')
    .where(sql<boolean>`visto_em < now() - make_interval(days => ${days})`)
    .execute()

/** Puts a trial for a device into the queue, and wakes who sends. False where the device gets no notices. */
export async function queueTrial(db: Database, id_aparelho: number): Promise<boolean> {
  const { rows } = await sql`
    with teste as (
      insert into push_envio (id_aparelho_push)
      select id from aparelho_push where id_aparelho = ${id_aparelho} returning id
    )
    select pg_notify('trabalho', 'push') from teste`.execute(db)
  return rows.length > 0
}
