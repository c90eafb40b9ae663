/** A customer tells the seller of their lead that they want no messages (reading 12, LGPD). */
import { lead as text } from '@intranet/contract/messages/leads'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { holdLead, recordHistory } from './lead-writes.queries.ts'

/** Closes every channel for the customer that a lead names. Others are sent nothing: messages go to customers alone. */
export async function restrictCustomer(db: Database, actor: Actor, id: number): Promise<{ id: number }> {
  const held = await holdLead(db, actor, id)
  if (held.desfecho === 'excluida') throw refusals.notFound()
  const { rows } = await sql`
    insert into relacionamento_preferencias_cliente as r
      (id_empresa, cod_cliente, nome_razaosocial, cpf, whatsapp, email, sms, id_usuario)
    select p.id_empresa, p.codpessoa, p.nome_razaosocial, p.cpf, false, false, false, ${actor.id}
    from vendas_lead l join relationship_dados_pessoas p
      on p.id_empresa = l.id_empresa and p.codpessoa = l.cod_cliente
    where l.id = ${id}
    on conflict (id_empresa, cod_cliente) do update set whatsapp = false, email = false, sms = false
    returning r.id`.execute(db)
  if (!rows.length) throw new AppError('conflict', text.noCustomer)
  await recordHistory(db, actor, [{ id_lead: id, acao: 'contato', texto: text.wantsNoMessages }])
  return { id }
}
