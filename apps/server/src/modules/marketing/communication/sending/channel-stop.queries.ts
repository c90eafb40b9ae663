/**
 * The breaker of a channel: stopped while its provider is away, tried with one message now and then, on again after it.
 */
import { channelKeys, type Channel } from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { onOpenDates } from '../../send-dates.queries.ts'

/** Seconds until the first trial of a stopped channel; each trial that fails doubles it, up to the longest. */
const FIRST_TRIAL = 30
const LONGEST_PAUSE = 600
/** Seconds that a trial may last; after them another worker may begin one. */
const TRIAL = 60

/** Whether no message of a channel's queue may be sent now. */
export const isStopped = (canal: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from campanha_ritmo ritmo where ritmo.canal = ${canal} and ritmo.tenta_em > now())`

/** Why a channel stops, and the seconds that its provider asked for at least. */
export interface Absence {
  motivo: SendReason
  espera: number
}

/** Stops a working channel. Answers since when, or undefined if somebody else has stopped it. */
export async function stopChannel(
  db: Database,
  canal: Channel,
  { motivo, espera }: Absence,
): Promise<Date | undefined> {
  const row = await db
    .updateTable('campanha_ritmo')
    .set({
      parado_desde: sql`now()`,
      tenta_em: sql`now() + make_interval(secs => ${Math.max(espera, FIRST_TRIAL)})`,
      motivo,
      quedas: 0,
    })
    .where('canal', '=', canal)
    .where('parado_desde', 'is', null)
    .returning('parado_desde')
    .executeTakeFirst()
  return row?.parado_desde ?? undefined
}

/** Takes the trial of a stopped channel: one worker's, until it ends or its time is over. */
export async function takeTrial(db: Database, canal: Channel): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campanha_ritmo')
    .set({ tenta_em: sql`now() + make_interval(secs => ${TRIAL})` })
    .where('canal', '=', canal)
    .where('parado_desde', 'is not', null)
    .where('tenta_em', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** After a trial that failed: the next one later than this one. */
export const prolongStop = (db: Database, canal: Channel, { motivo, espera }: Absence) =>
  db
    .updateTable('campanha_ritmo')
    .set({
      quedas: sql`least(quedas + 1, 20)`,
      motivo,
      tenta_em: sql`now() + make_interval(secs => greatest(${espera}::int,
        least(${LONGEST_PAUSE}::int, ${FIRST_TRIAL}::int * 2 ^ least(quedas + 1, 20))::int))`,
    })
    .where('canal', '=', canal)
    .where('parado_desde', 'is not', null)
    .execute()

/** The provider is back. */
export const resumeChannel = (db: Database, canal: Channel) =>
  db
    .updateTable('campanha_ritmo')
    .set({ parado_desde: null, tenta_em: null, motivo: null, quedas: 0 })
    .where('canal', '=', canal)
    .execute()

/** Channels that are not stopped and in which something is due: three looks into an index. */
export async function dueChannels(db: Database): Promise<Channel[]> {
  const { rows } = await sql<{ canal: Channel }>`
    select c.canal from unnest(${[...channelKeys]}::text[]) as c(canal)
    where not ${isStopped(sql`c.canal`)}
      and exists (select from campanha_envio v where v.na_fila and v.canal = c.canal and v.envia_em <= now()
        and ${onOpenDates('v.data_referencia')})`.execute(db)
  return rows.map(({ canal }) => canal)
}
