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
 * (docs/marketing.md#report-of-results). A month whose results end earlier is beside the same days.
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
    with m as (select mes, (mes + interval '1 month')::date - 1 as ultimo from (
        select date_trunc('month', max(r.periodo_inicio))::date as mes from vendas_campanha_resultado r where ${scope}) x),
    fins as (select mes, ultimo, least(ultimo, (select max(r.periodo_fim) from vendas_campanha_resultado r
        where ${scope} and r.periodo_inicio >= m.mes)) as fim from m),
    dias as (select mes, fim, (mes - make_interval(months => ${months}::int))::date as antes,
      case when fim = ultimo and fim <= ${today} then 31 else extract(day from least(fim, ${today}))::int end as ate from fins),
    r as materialized (select r.id_empresa, r.id_campanha, date_trunc('month', r.periodo_inicio)::date as mes, f.leads, f.vendas
      from dias d join vendas_campanha_resultado r on ${scope} and r.periodo_inicio <= d.fim
        and r.periodo_inicio >= (d.mes - make_interval(months => ${LINE - 1}))::date
      cross join lateral ${leadFigures} f),
    a as materialized (select r.id_empresa, r.id_campanha, f.leads, f.vendas
      from dias d cross join lateral (
        select r.id_empresa, r.id_campanha, r.id_canal, r.periodo_inicio, least(r.periodo_fim, d.antes + d.ate - 1) as periodo_fim
        from vendas_campanha_resultado r where ${scope} and r.periodo_inicio >= d.antes
          and r.periodo_inicio < (d.antes + interval '1 month')::date and r.periodo_inicio < d.antes + d.ate) r
      cross join lateral ${leadFigures} f),
    g as (select id_empresa, id_campanha, mes, leads, vendas, 0 as leads_antes, 0 as vendas_antes from r
      union all select id_empresa, id_campanha, null, 0, 0, leads, vendas from a),
    de as (select g.id_empresa, mes, leads, vendas, leads_antes, vendas_antes from g where g.id_campanha = ${id_campanha}
      union all select null, mes, leads, vendas, leads_antes, vendas_antes from g),
    s as (select de.id_empresa,
        coalesce(sum(leads) filter (where de.mes = d.mes), 0)::int as total,
        coalesce(sum(vendas) filter (where de.mes = d.mes), 0)::int as outro,
        case when d.antes is not null then sum(leads_antes)::int end as total_antes,
        case when d.antes is not null then sum(vendas_antes)::int end as outro_antes
      from de cross join dias d group by de.id_empresa, d.antes)
    select d.mes as inicio, d.fim,
      coalesce((select json_agg(json_build_object('sistema', e.sistema, 'total', s.total, 'total_antes', s.total_antes,
          'outro', s.outro, 'outro_antes', s.outro_antes,
          'linha', array(select coalesce((select sum(de.leads)::int from de
              where de.id_empresa is not distinct from s.id_empresa and de.mes = p), 0)
            from generate_series(d.mes - make_interval(months => ${LINE - 1}), d.mes, interval '1 month') as p order by p))
        order by e.nome nulls first, e.id)
        from s left join empresa e on e.id = s.id_empresa), '[]') as provedores
    from dias d`.execute(db)
  return rows[0]!
}
