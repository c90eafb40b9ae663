import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'
import { worksInDesk } from './desk-scope.ts'
import type { Place } from './holidays.queries.ts'

export async function placeOfLead(db: Database, id: number): Promise<Place> {
  const { rows } = await sql<Place>`select cidade, estado as uf from vendas_lead where id = ${id}`.execute(db)
  return rows[0] ?? { cidade: null, uf: null }
}

export interface RenewedSale {
  id: number
  id_auditor: number | null
  cliente: string
  cidade: string | null
  uf: string | null
  /** It was decided on, and is audited again. */
  reaberta: boolean
}

/** Locks the sales of leads before their leads: an audit that ends takes both in this order. */
export async function holdSalesOf(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select id from bo_venda where id_lead = any(${[...ids]}::bigint[]) and situacao <> 'cancelada'
    order by id for update`.execute(db)
}

/**
 * Sales as their leads are now; cancelled ones stay as they are. What was ticked was about other values. One that was approved
 * or sent back to sales returns to its auditor, or to the queue where none works in its desk now; its new time is set by the
 * caller.
 */
export async function renewSales(db: Database, ids: readonly number[]): Promise<RenewedSale[]> {
  const again = sql`a.situacao in ('aprovada', 'com_pendencia')`
  const audits = worksInDesk('v.id_auditor', 'v.id_empresa')
  const { rows } = await sql<RenewedSale>`
    with antes as (
      select id, situacao from bo_venda
      where id_lead = any(${[...ids]}::bigint[]) and situacao <> 'cancelada' order by id for update
    )
    update bo_venda v set cod_cliente = l.cod_cliente, contrato = l.contrato, cliente = l.cliente,
      documento = l.documento, cidade = l.cidade, estado = l.estado, id_vendedor = l.id_vendedor, produto = l.produto,
      valor = l.valor, checklist = default,
      situacao = case when not ${again} then a.situacao when ${audits} then 'em_auditoria' else 'pendente' end,
      id_auditor = case when not ${again} or ${audits} then v.id_auditor end,
      decidida_em = case when ${again} then null else v.decidida_em end,
      motivo = case when ${again} then null else v.motivo end,
      avisada_em = case when ${again} then null else v.avisada_em end
    from antes a, vendas_lead l where v.id = a.id and l.id = v.id_lead
    returning v.id, v.id_auditor, v.cliente, v.cidade, v.estado as uf, ${again} as reaberta`.execute(db)
  return rows
}

/** The times of some sales. */
export const setDeadlines = (db: Database, times: readonly { id: number; prazo: Date }[]) =>
  sql`update bo_venda v set prazo = t.prazo
    from unnest(${times.map(({ id }) => id)}::bigint[], ${times.map(({ prazo }) => prazo)}::timestamptz[]) t (id, prazo)
    where v.id = t.id`.execute(db)

/** Sales of won leads `l` as they are now; leads that have an open or approved sale are left out. Answers the new ids. */
async function insertWhere(db: Database, which: RawBuilder<boolean>, prazo: Date): Promise<{ id: number }[]> {
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

export const insertSales = (db: Database, { ids, prazo }: { ids: readonly number[]; prazo: Date }) =>
  insertWhere(db, sql<boolean>`l.id = any(${[...ids]}::bigint[])`, prazo)

/** Of leads of the actor's providers that were won since a day and never had a sale, not even a cancelled one. */
export const insertSalesSince = (
  db: Database,
  actor: Actor,
  { desde, prazo }: { desde: string; prazo: Date },
) =>
  insertWhere(
    db,
    sql<boolean>`(l.finalizada_em >= ${desde}::date and ${inScope(actor, 'l.id_empresa', false)}
      and not exists (select from bo_venda v where v.id_lead = l.id))`,
    prazo,
  )
