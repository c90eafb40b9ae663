import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { ErpLead } from '../../../platform/erp/erp-records.ts'
import { connectionColumns, type StoredConnection } from '../../../platform/erp/erp-connections.queries.ts'

export interface Waiting {
  id: number
  conexao: StoredConnection
  tipo: string
  id_item: number
  chave: string
  corpo: Record<string, unknown>
  tentativas: number
}

/** Longer than one sending takes: after this, what a dead process had taken is free again. */
const LEASE = '3 minutes'

/** Providers for whose ERP something is due. What an inactive connection holds waits. */
export async function providersDue(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id_empresa: number }>`
    select c.id_empresa from empresa_erp c where c.ativo and exists (select from erp_saida s
      where s.id_empresa = c.id_empresa and s.situacao in ('na_fila', 'enviando') and s.proxima_em <= now())
    order by c.id_empresa`.execute(db)
  return rows.map(({ id_empresa }) => id_empresa)
}

/** Takes some of what is due to a provider, so that no other process sends it too. */
export async function takeDue(db: Database, id_empresa: number, count: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with vez as (
      select s.id from erp_saida s join empresa_erp c on c.id_empresa = s.id_empresa and c.ativo
      where s.id_empresa = ${id_empresa} and s.situacao in ('na_fila', 'enviando') and s.proxima_em <= now()
      order by s.proxima_em, s.id limit ${count} for update of s skip locked
    )
    update erp_saida s set situacao = 'enviando', tentativas = s.tentativas + 1,
      proxima_em = now() + ${LEASE}::interval
    from vez, empresa_erp c where s.id = vez.id and c.id_empresa = s.id_empresa
    returning s.id, s.tipo, s.id_item, s.chave, s.corpo, s.tentativas,
      (select to_jsonb(x) from (select ${connectionColumns}) x) as conexao`.execute(db)
  return rows
}

/**
 * The ERP has received it: its code is written to the lead; for a win of the roulette only an earlier error is removed.
 * The queued copy is deleted.
 */
export async function markSent(
  db: Database,
  { id, tipo, id_item }: Pick<Waiting, 'id' | 'tipo' | 'id_item'>,
  answer: ErpLead,
): Promise<void> {
  if (tipo === 'lead')
    await db
      .updateTable('vendas_lead')
      .set({ cod_lead: answer.cod_lead, data_mk: answer.data_mk, hora_mk: answer.hora_mk })
      .where('id', '=', id_item)
      .execute()
  if (tipo === 'roleta')
    await db
      .updateTable('site_roleta_historico')
      .set({ erro: null })
      .where('id', '=', id_item)
      .where('id_premio', 'is not', null)
      .where('erro', 'is not', null)
      .execute()
  await db
    .updateTable('erp_saida')
    .set({ situacao: 'enviado', corpo: null, erro: null, enviado_em: new Date() })
    .where('id', '=', id)
    .where('situacao', '<>', 'enviado')
    .execute()
}

/** It did not work: again after `seconds`, or not again. */
export const markFailed = (db: Database, id: number, erro: string, seconds: number | null) =>
  db
    .updateTable('erp_saida')
    .set({
      situacao: seconds === null ? 'falhou' : 'na_fila',
      erro,
      ...(seconds !== null && { proxima_em: new Date(Date.now() + seconds * 1000) }),
    })
    .where('id', '=', id)
    .where('situacao', '=', 'enviando')
    .execute()

/** Nothing was sent: it is due again after `seconds`, with the tries that it had. */
export const putBack = (db: Database, id: number, erro: string, seconds: number) =>
  db
    .updateTable('erp_saida')
    .set((eb) => ({
      situacao: 'na_fila',
      erro,
      proxima_em: new Date(Date.now() + seconds * 1000),
      tentativas: eb('tentativas', '-', 1),
    }))
    .where('id', '=', id)
    .where('situacao', '=', 'enviando')
    .execute()

/**
 * A ticket that could not be opened is recorded on the participation; the prize stays won
 * (docs/marketing.md#erp-tickets).
 */
export const markTicketFailed = (db: Database, { tipo, id_item }: Waiting, erro: string) =>
  db
    .updateTable('site_roleta_historico')
    .set({ erro: `ERP: ${erro}`.slice(0, 200) })
    .where('id', '=', tipo === 'roleta' ? id_item : 0)
    .execute()
