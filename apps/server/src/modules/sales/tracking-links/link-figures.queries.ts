import type { LinkFigures } from '@intranet/contract/sales/tracking-link-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface FigureRow extends LinkFigures {
  /** First day of the day or month, `YYYY-MM-DD`. */
  dia: string
}

/**
 * Clicks, leads and sales of a link from one day to another, by day or by month, empty ones included. Leads count on the
 * day they came, sales on that of their lead; excluded and wrong ones do not count (docs/sales.md#clicks).
 */
export async function readLinkFigures(
  db: Database,
  id: number,
  { from, to, step }: { from: string; to: string; step: 'day' | 'month' },
): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    with cliques as (
      select date_trunc(${step}, dia::timestamp)::date as dia, sum(cliques)::int as cliques, sum(robos)::int as robos
      from vendas_tracking_clique where id_tracking = ${id} and dia between ${from}::date and ${to}::date group by 1
    ), leads as (
      select date_trunc(${step}, created_at at time zone 'America/Sao_Paulo')::date as dia, count(*)::int as leads,
        (count(*) filter (where desfecho = 'efetivada'))::int as vendas
      from vendas_lead
      where id_tracking = ${id} and desfecho not in ('excluida', 'errada')
        and created_at >= ${from}::date::timestamp at time zone 'America/Sao_Paulo'
        and created_at < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
      group by 1
    )
    select p.dia::date as dia, coalesce(c.cliques, 0) as cliques, coalesce(c.robos, 0) as robos,
      coalesce(l.leads, 0) as leads, coalesce(l.vendas, 0) as vendas
    from generate_series(date_trunc(${step}, ${from}::date::timestamp), ${to}::date::timestamp,
      ${step === 'day' ? '1 day' : '1 month'}::interval) as p (dia)
    left join cliques c on c.dia = p.dia::date left join leads l on l.dia = p.dia::date
    order by 1`.execute(db)
  return rows
}
