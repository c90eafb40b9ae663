import type { HistoryRow } from '@intranet/contract/sales/report-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { figures } from '../figures/figure-source.ts'

const rate = (sales: string, leads: string) =>
  sql`round(100.0 * sum(${sql.ref(sales)}) / nullif(sum(${sql.ref(leads)}), 0), 1)::float8`

/** Every month from `de` on, before `ate`, beside the same month a year before; months without leads too. */
export async function readHistory(
  db: Database,
  actor: Actor,
  { de, ate, provedores }: { de: string; ate: string; provedores?: string[] },
): Promise<HistoryRow[]> {
  const yearBefore = `${Number(de.slice(0, 4)) - 1}${de.slice(4)}`
  const { rows } = await sql<HistoryRow>`
    with f as materialized (
      select date_trunc('month', s.dia)::date as mes, sum(leads) as leads, sum(processo) as processo,
        sum(viabilidade) as viabilidade, sum(negociacao) as negociacao, sum(efetivadas) as efetivadas
      from ${figures(actor, 'geral', { de: yearBefore, ate, provedores, allProviders: true })} group by 1
    )
    select to_char(m.mes, 'YYYY-MM') as mes, coalesce(sum(f.leads), 0)::int as leads,
      coalesce(sum(f.processo), 0)::int as processo, coalesce(sum(f.viabilidade), 0)::int as viabilidade,
      coalesce(sum(f.negociacao), 0)::int as negociacao, coalesce(sum(f.efetivadas), 0)::int as efetivadas,
      ${rate('f.efetivadas', 'f.leads')} as conversao, coalesce(sum(b.leads), 0)::int as leads_anterior,
      coalesce(sum(b.efetivadas), 0)::int as efetivadas_anterior, ${rate('b.efetivadas', 'b.leads')} as conversao_anterior
    from generate_series(${de}::date, ${ate}::date, interval '1 month') as m (mes)
    left join f on f.mes = m.mes
    left join f b on b.mes = m.mes - interval '1 year'
    group by m.mes order by m.mes desc`.execute(db)
  return rows
}
