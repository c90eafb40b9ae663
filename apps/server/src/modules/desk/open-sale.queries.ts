import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Place } from './holidays.queries.ts'

export async function placeOfLead(db: Database, id: number): Promise<Place> {
  const { rows } = await sql<Place>`select cidade, estado as uf from vendas_lead where id = ${id}`.execute(db)
  return rows[0] ?? { cidade: null, uf: null }
}

type Chosen = { ids: readonly number[] } | { where: RawBuilder<boolean> }

/**
 * Sales of won leads as they are now; leads that have an open or approved sale are left out. `where` is about `l`, the
 * lead. Answers the new ids.
 */
export async function insertSales(
  db: Database,
  { prazo, ...chosen }: Chosen & { prazo: Date },
): Promise<{ id: number }[]> {
  const which = 'ids' in chosen ? sql`l.id = any(${[...chosen.ids]}::bigint[])` : chosen.where
  const { rows } = await sql<{ id: number }>`
    insert into bo_venda (id_empresa, id_lead, cod_lead, cod_cliente, contrato, cliente, documento, fone, cidade, estado,
      id_vendedor, produto, valor, data_venda, prazo)
    select l.id_empresa, l.id, l.cod_lead, l.cod_cliente, l.contrato, l.cliente, l.documento, l.fone, l.cidade, l.estado,
      l.id_vendedor, l.produto, l.valor, l.finalizada_em, ${prazo}
    from vendas_lead l where ${which} and l.desfecho = 'efetivada' order by l.finalizada_em, l.id
    on conflict (id_lead) where situacao <> 'cancelada' do nothing
    returning id`.execute(db)
  return rows
}
