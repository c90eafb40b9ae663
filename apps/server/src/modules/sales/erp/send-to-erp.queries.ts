/** Messages to a provider's ERP, written in the transaction of the change they report; a job sends them. */
import type { Database } from '@intranet/db/connection'
import { ERP_SOURCE } from '@intranet/contract/access/external-ids'
import { sql, type RawBuilder } from 'kysely'

const leadBody = sql`jsonb_build_object(
  'id', l.id, 'cliente', l.cliente, 'documento', l.documento, 'fone', l.fone, 'email', l.email,
  'data_nascimento', l.data_nascimento, 'cep', l.cep, 'logradouro', l.logradouro, 'numero', l.numero,
  'complemento', l.complemento, 'bairro', l.bairro, 'cidade', l.cidade, 'estado', l.estado,
  'tipo', l.tipo, 'origem', l.origem, 'produto', l.produto, 'valor', l.valor, 'vencimento_dia', l.vencimento_dia,
  'campanha', (select nome from vendas_campanha where id = l.id_campanha),
  'canal', (select nome from vendas_canal where id = l.id_canal),
  'vendedor', (select nome from rh_usuario where id = l.id_vendedor),
  'created_at', l.created_at)`

/** The ERP knows leads that its own program wrote, or gave an id. An anonymised lead is sent to nobody. */
const unknownToErp = sql<boolean>`(l.anonimizada_em is null
  and not exists (select from chave_acesso c where c.id = chave_atual() and starts_with(c.fonte, ${ERP_SOURCE}))
  and not exists (select from vinculo_externo v
    where v.tabela = 'vendas_lead' and v.id_item = l.id and starts_with(v.fonte, ${ERP_SOURCE})))`

async function queueLeads(db: Database, chosen: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into erp_saida (id_empresa, tipo, id_item, corpo, chave)
    select l.id_empresa, 'lead', l.id, ${leadBody}, 'lead:' || l.id
    from vendas_lead l join empresa_erp e on e.id_empresa = l.id_empresa and e.ativo and 'lead' = any(e.capacidades)
    where ${chosen} and ${unknownToErp}
    on conflict (chave) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Queues leads for the ERPs of their providers, in one statement. Leads of providers without an active ERP are left
 * out, and so are those that the ERP brought (docs/sales.md#erp-outbox) and what was queued before. Answers how many were
 * queued.
 */
export const sendToErp = (db: Database, ids: readonly number[]): Promise<number> =>
  queueLeads(db, sql<boolean>`l.id = any(${[...ids]}::bigint[])`)

/** The open leads that came before their provider had this connection, and that its ERP does not know. */
export const sendOpenToErp = (db: Database, connection: number): Promise<number> =>
  queueLeads(db, sql<boolean>`e.id = ${connection} and l.desfecho = 'aberta' and l.cod_lead is null`)

/** True for the leads under `alias` that were not sent to their ERP yet: the badge "Pendente no ERP". */
export const pendingInErp = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from erp_saida s where s.tipo = 'lead' and s.id_item = ${sql.ref(`${alias}.id`)} and s.situacao <> 'enviado')`
