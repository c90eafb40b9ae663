/** Taking people out of applications: the row still counts, nothing in it leads to anybody. */
import { KEEP_REFUSED_MONTHS } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'

/** The movements lose their words first: the rows are found by the person once only. */
const forget = async (db: Database, which: RawBuilder<boolean>): Promise<void> => {
  await sql`update candidatura_etapa m set texto = null, id_usuario = case when m.id_usuario = c.id_usuario then null
      else m.id_usuario end
    from candidatura c where c.id = m.id_candidatura and ${which}`.execute(db)
  await sql`update candidatura c set id_usuario = null, observacao = null, tem_familiar = false, familiares = '{}',
      motivo_reprovacao = null, anonimizada_em = agora() where ${which}`.execute(db)
}

export const forgetApplicationsOf = (db: Database, id_usuario: number) =>
  forget(db, sql<boolean>`c.id_usuario = ${id_usuario}`)

/** Refusals that are long over. Safe to run twice. */
export const forgetOldRefusals = (db: Database) =>
  forget(
    db,
    sql<boolean>`c.etapa = 'reprovado' and c.anonimizada_em is null
      and c.movida_em < now() - make_interval(months => ${KEEP_REFUSED_MONTHS})`,
  )
