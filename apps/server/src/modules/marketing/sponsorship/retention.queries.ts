/** Applicants are forgotten: after a refusal in a year, after an approval when the tax years are over. */
import { KEEP_APPROVED_MONTHS, KEEP_REFUSED_MONTHS } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

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

/**
 * Makes those applicants unknown: names, document, contacts, what they wrote, and their files. What was agreed and what
 * it cost stays, to be counted. Safe to run twice.
 */
export async function forgetApplicants(db: Database, day: string): Promise<number> {
  const ids = await toForget(db, day)
  if (!ids.length) return 0
  const ofThem = sql<boolean>`id_pos_evento in (select id from patrocinio_pos_evento where id_solicitacao = any(${ids}::bigint[]))`
  await db.deleteFrom('patrocinio_pos_evento_foto').where(ofThem).execute()
  await db.deleteFrom('patrocinio_pos_evento_arquivo').where(ofThem).execute()
  await sql`update patrocinio_pos_evento set resumo = 'Anonimizado'
    where resumo is not null and id_solicitacao = any(${ids}::bigint[])`.execute(db)
  await sql`update patrocinio_solicitacao set nome_razaosocial = 'Anonimizado', cpf_cnpj = null, responsavel = null,
      email = null, telefone = null, descricao = 'Anonimizada', site_evento = null, redes_sociais = null,
      outros_patrocinadores = null, justificativa_texto = null, id_arquivo_proposta = null, envio = null,
      anonimizada_em = now()
    where id = any(${ids}::bigint[])`.execute(db)
  return ids.length
}
