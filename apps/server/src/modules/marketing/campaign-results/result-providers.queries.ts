import { type Comparison } from '@intranet/contract/comparison'
import type { ProviderFigures } from '@intranet/contract/provider-figures'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'
import { leadFigures } from './result-figures.ts'

const monthsBefore: Record<Comparison, number | null> = { nenhum: null, mes_anterior: 1, ano_anterior: 12 }
/** Months of the line. */
const LINE = 6

interface Read {
  inicio: string | null
  fim: string | null
  provedores: ProviderFigures
}

/**
 * Leads and sales of the last month with results: a row of all campaigns without a key, and one for each provider's own
 * (docs/marketing.md#report-of-results). The month that is not over is beside the same days.
 */
export async function readProviders(
  db: Database,
  actor: Actor,
  id_campanha: number,
  comparison: Comparison,
): Promise<Read> {
  const months = monthsBefore[comparison]
  const scope = inScope(actor, 'r.id_empresa', false)
  const { rows } = await sql<Read>`
    with m as (select date_trunc('month', max(r.periodo_inicio))::date as mes from vendas_campanha_resultado r where ${scope}),
    dias as (select mes, (mes + interval '1 month')::date - 1 as fim, (mes - make_interval(months => ${months}::int))::date as antes,
      case when mes = date_trunc('month', ${today}) then extract(day from ${today})::int else 31 end as ultimo from m),
    r as materialized (select r.id_empresa, r.id_campanha, date_trunc('month', r.periodo_inicio)::date as mes,
        extract(day from r.periodo_inicio)::int as dia, f.leads, f.vendas
      from dias d join vendas_campanha_resultado r on ${scope} and r.periodo_inicio <= d.fim
        and (r.periodo_inicio >= (d.mes - make_interval(months => ${LINE - 1}))::date
          or r.periodo_inicio >= d.antes and r.periodo_inicio < (d.antes + interval '1 month')::date)
      cross join lateral ${leadFigures} f),
    g as (select id_empresa, mes, dia, leads, vendas from r where r.id_campanha = ${id_campanha}
      union all select null, mes, dia, leads, vendas from r),
    s as (select g.id_empresa,
        coalesce(sum(leads) filter (where g.mes = d.mes), 0)::int as total,
        coalesce(sum(vendas) filter (where g.mes = d.mes), 0)::int as outro,
        case when d.antes is not null then
          coalesce(sum(leads) filter (where g.mes = d.antes and g.dia <= d.ultimo), 0)::int end as total_antes,
        case when d.antes is not null then
          coalesce(sum(vendas) filter (where g.mes = d.antes and g.dia <= d.ultimo), 0)::int end as outro_antes
      from g cross join dias d group by g.id_empresa, d.antes)
    select d.mes as inicio, case when d.mes is not null then d.fim end as fim,
      coalesce((select json_agg(json_build_object('sistema', e.sistema, 'total', s.total, 'total_antes', s.total_antes,
          'outro', s.outro, 'outro_antes', s.outro_antes,
          'linha', array(select coalesce((select sum(g.leads)::int from g
              where g.id_empresa is not distinct from s.id_empresa and g.mes = p), 0)
            from generate_series(d.mes - make_interval(months => ${LINE - 1}), d.mes, interval '1 month') as p order by p))
        order by e.nome nulls first, e.id)
        from s left join empresa e on e.id = s.id_empresa), '[]') as provedores
    from dias d`.execute(db)
  return rows[0]!
}
