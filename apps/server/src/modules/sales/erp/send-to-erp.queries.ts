/** What is to be told to a provider's ERP, written in the transaction of what it tells about; a job sends it. */
import type { Database } from '@intranet/db/connection'
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

/**
 * Queues leads for the ERPs of their providers, in one statement. Leads of providers without an active ERP are left
 * out, and so is what was queued before. Answers how many were queued.
 */
export async function sendToErp(db: Database, tipo: 'lead', ids: readonly number[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into erp_saida (id_empresa, tipo, id_item, corpo, chave)
    select l.id_empresa, ${tipo}, l.id, ${leadBody}, ${tipo} || ':' || l.id
    from vendas_lead l join empresa_erp e on e.id_empresa = l.id_empresa and e.ativo
    where l.id = any(${[...ids]}::bigint[])
    on conflict (chave) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** True for the leads under `alias` whose ERP does not know them yet: the badge "Pendente no ERP". */
export const pendingInErp = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from erp_saida s where s.tipo = 'lead' and s.id_item = ${sql.ref(`${alias}.id`)} and s.situacao <> 'enviado')`
