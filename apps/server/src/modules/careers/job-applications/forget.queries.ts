/** Taking people out of applications: the row still counts, nothing in it leads to anybody. */
import {
  KEEP_REFUSED_MONTHS,
  KEEP_TALENT_MONTHS,
  openStages,
} from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { emptyHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { forgetNotices } from '../../../platform/notify.ts'
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
  await sql`delete from candidatura_mensagem where id_candidatura = any(${applications})`.execute(db)
  await sql`delete from candidatura_endereco where id_candidatura = any(${applications})`.execute(db)
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
  await forgetNotices(db, 'candidatura', ids)
}

/** Who is in a process leaves it first: nobody can decide about somebody who is not there. */
export async function forgetApplicationsOf(db: Database, id_usuario: number): Promise<void> {
  const theirs = sql<boolean>`c.id_usuario = ${id_usuario}`
  await endOpenApplications(db, theirs, { para: 'desistente', id_usuario: null })
  await forget(db, theirs)
}

const before = (moment: string, months: number) =>
  sql<boolean>`${sql.raw(moment)} < now() - make_interval(months => ${months})`

/** Applications `c` that nobody decides about any more: their vacancy ended as long ago as a refusal is kept. */
const leftOpen = sql<boolean>`(c.anonimizada_em is null and c.etapa = any(${[...openStages]}::text[]) and ${before('c.movida_em', KEEP_REFUSED_MONTHS)}
  and exists (select from vagas_vaga v where v.id = c.id_vaga and v.situacao in ('encerrada', 'cancelada')
    and ${before('coalesce(v.encerrada_em, v.updated_at)', KEEP_REFUSED_MONTHS)}))`

const ended = sql<boolean>`c.etapa in ('reprovado', 'desistente') and ${before('c.movida_em', KEEP_REFUSED_MONTHS)}
  or c.etapa = 'banco_talentos' and ${before('c.movida_em', KEEP_TALENT_MONTHS)} and not exists (select from curriculo k
    where k.id_usuario = c.id_usuario and k.compartilhar_banco and not ${before('k.atualizado_em', KEEP_TALENT_MONTHS)})`

/** What ended long ago without a hire: docs/careers.md#how-long-data-stays. Safe to run twice. */
export async function forgetOldApplications(db: Database): Promise<void> {
  const left = await endOpenApplications(db, leftOpen, { para: 'desistente', id_usuario: null })
  await forget(db, sql<boolean>`(c.id = any(${left}::bigint[]) or c.anonimizada_em is null and (${ended}))`)
}
