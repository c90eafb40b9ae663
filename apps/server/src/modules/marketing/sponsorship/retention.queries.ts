/** Applicants are forgotten: after a refusal in a year, after an approval when the tax years are over. */
import { KEEP_APPROVED_MONTHS, KEEP_REFUSED_MONTHS } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { forgetFields, removeHistory } from '../../../platform/history-copies.ts'

/** Requests whose applicant is to be forgotten on a day, some hundreds of them. */
async function toForget(db: Database, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from patrocinio_solicitacao
    where anonimizada_em is null and (
      (situacao in ('recusada', 'arquivada') and situacao_em < ${day}::date - make_interval(months => ${KEEP_REFUSED_MONTHS}::int))
      or (situacao in ('cancelada', 'aprovada', 'aguardando_pos_evento', 'inadimplente', 'concluida')
        and data_fim < ${day}::date - make_interval(months => ${KEEP_APPROVED_MONTHS}::int)))
    order by id limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

const parts = ['patrocinio_pos_evento_foto', 'patrocinio_pos_evento_arquivo'] as const

/**
 * Makes those applicants unknown: names, document, contacts, what they wrote, and their files, with what the histories
 * say of them. What was agreed and what it cost stays, to be counted. Safe to run twice. In a transaction.
 */
export async function forgetApplicants(db: Database, day: string): Promise<number> {
  const ids = await toForget(db, day)
  if (!ids.length) return 0
  for (const part of parts) {
    const { rows } = await sql<{ id: number }>`delete from ${sql.table(part)} where id_pos_evento in (
      select id from patrocinio_pos_evento where id_solicitacao = any(${ids}::bigint[])) returning id`.execute(
      db,
    )
    await removeHistory(
      db,
      part,
      rows.map(({ id }) => id),
    )
  }
  await forgetFields(
    db,
    'patrocinio_pos_evento',
    ['resumo'],
    sql`update patrocinio_pos_evento set resumo = 'Anonimizado'
      where resumo is not null and id_solicitacao = any(${ids}::bigint[]) returning id`,
  )
  return forgetFields(
    db,
    'patrocinio_solicitacao',
    ['descricao', 'site_evento', 'outros_patrocinadores', 'justificativa_texto', 'id_arquivo_proposta'],
    sql`update patrocinio_solicitacao set nome_razaosocial = 'Anonimizado', cpf_cnpj = null, responsavel = null,
        email = null, telefone = null, descricao = 'Anonimizada', site_evento = null, redes_sociais = null,
        outros_patrocinadores = null, justificativa_texto = null, id_arquivo_proposta = null, envio = null,
        anonimizada_em = now()
      where id = any(${ids}::bigint[]) returning id`,
  )
}
