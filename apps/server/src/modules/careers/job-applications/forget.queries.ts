/** Taking people out of applications: the row still counts, nothing in it leads to anybody. */
import { KEEP_REFUSED_MONTHS } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { emptyHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { endOpenApplications } from './movement.queries.ts'

const lockedIds = async (db: Database, which: RawBuilder<boolean>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from candidatura c where ${which} order by c.id for no key update`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was said of somebody and when they were met: of no use without them. */
async function dropWhatWasSaid(db: Database, applications: RawBuilder<unknown>): Promise<void> {
  await sql`delete from candidatura_nota where id_candidatura = any(${applications})`.execute(db)
  await sql`delete from candidatura_resposta where id_candidatura = any(${applications})`.execute(db)
  await sql`delete from candidatura_revisao where id_candidatura = any(${applications})`.execute(db)
  await sql`delete from vaga_convite where id_candidatura = any(${applications})`.execute(db)
  const { rows: offers } = await sql<{ id: number }>`
    delete from proposta where id_candidatura = any(${applications}) returning id`.execute(db)
  await emptyHistory(
    db,
    'proposta',
    offers.map(({ id }) => id),
  )
  const { rows } = await sql<{ id: number }>`
    delete from entrevista where id_candidatura = any(${applications}) returning id`.execute(db)
  await emptyHistory(
    db,
    'entrevista',
    rows.map(({ id }) => id),
  )
}

/** The movements lose their words first: the rows are found by the person once only. */
async function forget(db: Database, which: RawBuilder<boolean>): Promise<void> {
  const ids = await lockedIds(db, which)
  if (!ids.length) return
  const applications = sql`${ids}::bigint[]`
  await silenceHistory(db)
  await dropWhatWasSaid(db, applications)
  await sql`update candidatura_etapa m set texto = null, id_usuario = case when m.id_usuario = c.id_usuario then null
      else m.id_usuario end
    from candidatura c where c.id = m.id_candidatura and c.id = any(${applications})`.execute(db)
  await sql`update candidatura c set id_usuario = null, observacao = null, tem_familiar = false, familiares = '{}',
      motivo_reprovacao = null, anonimizada_em = agora() where c.id = any(${applications})`.execute(db)
  await emptyHistory(db, 'candidatura', ids)
}

/** Who is in a process leaves it first: nobody can decide about somebody who is not there. */
export async function forgetApplicationsOf(db: Database, id_usuario: number): Promise<void> {
  const theirs = sql<boolean>`c.id_usuario = ${id_usuario}`
  await endOpenApplications(db, theirs, { para: 'desistente', id_usuario: null })
  await forget(db, theirs)
}

/** Refusals that are long over. Safe to run twice. */
export const forgetOldRefusals = (db: Database) =>
  forget(
    db,
    sql<boolean>`c.etapa = 'reprovado' and c.anonimizada_em is null
      and c.movida_em < now() - make_interval(months => ${KEEP_REFUSED_MONTHS})`,
  )
