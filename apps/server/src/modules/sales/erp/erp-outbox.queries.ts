import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { ErpAnswer, ErpTarget } from './erp-port.ts'

export interface Waiting extends ErpTarget {
  id: number
  id_item: number
  chave: string
  corpo: unknown
  tentativas: number
}

/** Longer than one sending takes: a process that died lets go of what it took. */
const LEASE = '3 minutes'

/** Takes some of what is due, so that no other process sends it too. What an inactive connection holds waits. */
export async function takeDue(db: Database, count: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with vez as (
      select s.id from erp_saida s join empresa_erp c on c.id_empresa = s.id_empresa and c.ativo
      where s.situacao in ('na_fila', 'enviando') and s.proxima_em <= now()
      order by s.proxima_em limit ${count} for update of s skip locked
    )
    update erp_saida s set situacao = 'enviando', tentativas = s.tentativas + 1,
      proxima_em = now() + ${LEASE}::interval
    from vez, empresa_erp c where s.id = vez.id and c.id_empresa = s.id_empresa
    returning s.id, s.id_item, s.chave, s.corpo, s.tentativas, c.url, c.token`.execute(db)
  return rows
}

/** The ERP knows the lead: what it calls it goes on the lead, and the copy of the lead goes. */
export async function markSent(db: Database, { id, id_item }: Waiting, answer: ErpAnswer): Promise<void> {
  await db
    .updateTable('vendas_lead')
    .set({ cod_lead: answer.cod_lead, data_mk: answer.data_mk, hora_mk: answer.hora_mk })
    .where('id', '=', id_item)
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
