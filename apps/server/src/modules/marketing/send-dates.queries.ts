/**
 * Messages have a part for each month of their date (docs/deploy.md#months): what looks for some of them says which dates
 * those have. The shifts know it (`campanha_execucao.envios`, `de`, `ate`).
 */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { today } from '../../platform/today.ts'

type Shifts = RawBuilder<unknown>

/** Shifts with messages that are to be sent. */
const open: Shifts = sql`campanha_execucao x where x.situacao = 'executando'`
const ofSend = (id: number): Shifts => sql`campanha_execucao x where x.envios @> ${id}::bigint`
const ofSends = (ids: readonly number[]): Shifts =>
  sql`unnest(${ids}::bigint[]) i(id) join campanha_execucao x on x.envios @> i.id`

/** Shifts of so many days before `day`, and later ones. */
export const since = (day: RawBuilder<unknown>, days: number): Shifts =>
  sql`campanha_execucao x where x.data_referencia > ${day} - ${days}::int`

/** The first and last date of the messages of some shifts, as parts of a statement. */
export const spanOf = (shifts: Shifts) => ({
  de: sql`(select min(x.de)::text from ${shifts})`,
  ate: sql`(select max(x.ate)::text from ${shifts})`,
})

/** Looked up by the statement itself, before it looks at the messages. */
const datesOf = (column: string, shifts: Shifts) =>
  sql<boolean>`${sql.ref(column)} between (select min(x.de) from ${shifts}) and (select max(x.ate) from ${shifts})`

export const onOpenDates = (column: string) => datesOf(column, open)
/** Of the shift of one message. */
export const onDatesOfSend = (column: string, id: number) => datesOf(column, ofSend(id))
/** Of the shifts of so many days before today, and later ones. */
export const onDatesSince = (column: string, days: number) => datesOf(column, since(today, days))

/** The first and last date of some messages; null where there are none. */
export interface Dates {
  de: string | null
  ate: string | null
}

/**
 * Dates for another statement: PostgreSQL plans that for their months alone. Asked before it, since a batch that it plans
 * for all months would read them.
 */
export async function findDates(db: Database, shifts: Shifts): Promise<Dates> {
  const { rows } = await sql<Dates>`
    select min(x.de)::text as de, max(x.ate)::text as ate from ${shifts}`.execute(db)
  return rows[0]!
}

export const openDates = (db: Database) => findDates(db, open)
export const datesSince = (db: Database, day: string, days: number) =>
  findDates(db, since(sql`${day}::date`, days))
export const datesOfSends = (db: Database, ids: readonly number[]) => findDates(db, ofSends(ids))
export const datesOfShift = (db: Database, id: number) =>
  findDates(db, sql`campanha_execucao x where x.id = ${id}`)

export const within = (column: string, { de, ate }: Dates) =>
  sql<boolean>`${sql.ref(column)} between ${de}::date and ${ate}::date`
