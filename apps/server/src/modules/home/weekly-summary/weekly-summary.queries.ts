import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'

/** The Monday of this week in São Paulo. */
const monday = sql<string>`date_trunc('week', ${today})::date`

/** Whether somebody wants it; nobody does without having chosen it. */
export async function wantsSummary(db: Database, id_usuario: number): Promise<boolean> {
  const row = await db
    .selectFrom('resumo_semanal')
    .where('id_usuario', '=', id_usuario)
    .select('ligado')
    .executeTakeFirst()
  return row?.ligado ?? false
}

/** Stores what somebody chose; the week that was sent last stays. */
export const saveSummaryChoice = (db: Database, id_usuario: number, ligado: boolean) =>
  db
    .insertInto('resumo_semanal')
    .values({ id_usuario, ligado })
    .onConflict((at) => at.column('id_usuario').doUpdateSet({ ligado }))
    .execute()

/** Ends it for who opened the address of a mail; who never chose it gets no line. */
export const endSummary = (db: Database, id_usuario: number) =>
  db.updateTable('resumo_semanal').set({ ligado: false }).where('id_usuario', '=', id_usuario).execute()

/** Who wants this week's and did not get it, after `after` by id; nobody who is on vacation or on leave. */
export async function dueForSummary(db: Database, after: number, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('resumo_semanal as r')
    .innerJoin('rh_usuario as u', 'u.id', 'r.id_usuario')
    .where('r.id_usuario', '>', after)
    .where('r.ligado', '=', true)
    .where(sql<boolean>`r.semana is distinct from ${monday}`)
    .where('u.ativo', '=', true)
    .where('u.funcionario', '=', true)
    .where('u.situacao', 'not in', ['ferias', 'afastado'])
    .select('r.id_usuario')
    .orderBy('r.id_usuario')
    .limit(count)
    .execute()
  return rows.map((row) => row.id_usuario)
}

/** Takes this week's summary of a person; false where another process has it, or they want none any more. */
export async function takeWeek(db: Database, id_usuario: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumo_semanal')
    .set({ semana: monday })
    .where('id_usuario', '=', id_usuario)
    .where('ligado', '=', true)
    .where(sql<boolean>`semana is distinct from ${monday}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
