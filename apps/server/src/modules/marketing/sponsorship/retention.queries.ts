/** Applicants are forgotten: after a refusal in a year, after an approval when the tax years are over. */
import { KEEP_APPROVED_MONTHS, KEEP_REFUSED_MONTHS } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { emptyHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { forgetNotices } from '../../../platform/notify.ts'

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

/** Those updated or deleted by a statement that returns their ids. */
async function idsOf(db: Database, statement: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${statement}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes the applicants unknown whose time is over on a day. */
export async function forgetApplicants(db: Database, day: string): Promise<number> {
  const ids = await toForget(db, day)
  if (ids.length) await forgetRequests(db, ids)
  return ids.length
}

/**
 * Makes the applicants of requests unknown: names, document, contacts, what they and others wrote of them, here, in the names of
 * campaign and event and in the history, and their files. What was agreed and what it cost stays, to be counted.
 */
export async function forgetRequests(db: Database, ids: readonly number[]): Promise<void> {
  await silenceHistory(db)
  const ofThem = sql`id_solicitacao = any(${ids}::bigint[])`
  const ofAccounts = sql`id_pos_evento in (select id from patrocinio_pos_evento where ${ofThem})`
  const forgotten = {
    vendas_campanha: sql`update vendas_campanha c set nome = 'Patrocínio ' || r.protocolo
      from patrocinio_solicitacao r join vendas_tracking_url t on t.id = r.id_tracking
      where c.id = t.id_campanha and r.id = any(${ids}::bigint[]) and c.nome like 'Patrocínio ' || r.protocolo || ' %'
      returning c.id`,
    rh_marketing_eventos: sql`update rh_marketing_eventos e set evento = 'Patrocínio ' || r.protocolo, site_evento = null,
        local = 'Anonimizado', endereco = 'Anonimizado'
      from patrocinio_solicitacao r
      where r.id_evento = e.id and r.id = any(${ids}::bigint[]) and e.evento = r.evento returning e.id`,
    patrocinio_pos_evento_foto: sql`delete from patrocinio_pos_evento_foto where ${ofAccounts} returning id`,
    patrocinio_pos_evento_arquivo: sql`delete from patrocinio_pos_evento_arquivo where ${ofAccounts} returning id`,
    patrocinio_pos_evento: sql`update patrocinio_pos_evento
      set resumo = case when resumo is not null then 'Anonimizado' end where ${ofThem} returning id`,
    patrocinio_negociacao: sql`update patrocinio_negociacao
      set itens = null, contrapartidas = 'Anonimizadas', observacao = null where ${ofThem} returning id`,
    patrocinio_viabilidade: sql`update patrocinio_viabilidade set observacao = null where ${ofThem} returning id`,
    patrocinio_solicitacao: sql`update patrocinio_solicitacao set nome_razaosocial = 'Anonimizado', cpf_cnpj = null,
        responsavel = null, email = null, telefone = null, evento = 'Anonimizado', descricao = 'Anonimizada',
        site_evento = null, redes_sociais = null, local = 'Anonimizado', endereco = 'Anonimizado',
        itens_solicitados = null, contrapartidas = 'Anonimizadas', outros_patrocinadores = null,
        justificativa_texto = null, id_arquivo_proposta = null, envio = null, anonimizada_em = now()
      where id = any(${ids}::bigint[]) returning id`,
  }
  const touched = new Map<string, number[]>()
  for (const [table, statement] of Object.entries(forgotten)) touched.set(table, await idsOf(db, statement))
  for (const [table, records] of touched) await emptyHistory(db, table, records)
  for (const table of ['patrocinio_solicitacao', 'patrocinio_pos_evento'] as const)
    await forgetNotices(db, table, touched.get(table)!)
}
