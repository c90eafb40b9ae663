import type { Days } from '@intranet/contract/comparison'
import type { Dashboard, ProviderFigures } from '@intranet/contract/sales/report-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { hoursText } from '../hours-text.ts'
import { today } from '../../../platform/today.ts'
import { figures, providersInScope, type FigureScope } from '../figures/figure-source.ts'

type Totals = Pick<
  Dashboard,
  'leads' | 'efetivadas' | 'conversao' | 'ticket' | 'tempo_medio' | 'bloqueadas' | 'sem_cobertura'
> & { estagios: number[] }

const created = (scope: FigureScope): FigureScope => ({ ...scope, base: 'c' })

/** The tiles, shares and the funnel: leads by creation, sales by `scope.base`. */
export async function readTotals(db: Database, actor: Actor, scope: FigureScope): Promise<Totals> {
  const group = { ...scope, allProviders: true }
  const { rows } = await sql<Totals>`
    with l as (
      select coalesce(sum(leads), 0) as leads, coalesce(sum(processo), 0) as processo,
        coalesce(sum(viabilidade), 0) as viabilidade, coalesce(sum(negociacao), 0) as negociacao,
        coalesce(sum(bloqueadas), 0) as bloqueadas, coalesce(sum(sem_cobertura), 0) as sem_cobertura
      from ${figures(actor, 'geral', created(group))}
    ), v as (
      select coalesce(sum(efetivadas), 0) as efetivadas, coalesce(sum(faturamento), 0) as faturamento,
        coalesce(sum(minutos), 0) as minutos
      from ${figures(actor, 'geral', group)}
    )
    select leads::int, efetivadas::int, round(100.0 * efetivadas / nullif(leads, 0), 1)::float8 as conversao,
      (faturamento / nullif(efetivadas, 0))::numeric(14, 2)::text as ticket,
      case when efetivadas > 0 then ${hoursText(sql`(minutos::bigint / efetivadas::bigint)`)} end as tempo_medio,
      bloqueadas::int, sem_cobertura::int,
      array[leads::int, processo::int, viabilidade::int, negociacao::int, efetivadas::int] as estagios
    from l, v`.execute(db)
  return rows[0]!
}

/** Every day of the period, those without leads too. */
export async function readDaily(
  db: Database,
  actor: Actor,
  scope: FigureScope & { de: string; ate: string },
): Promise<Dashboard['diario']> {
  const group = { ...scope, daily: true, allProviders: true }
  const { rows } = await sql<Dashboard['diario'][number]>`
    with l as (select dia, sum(leads) as leads from ${figures(actor, 'geral', created(group))} group by dia),
      v as (select dia, sum(efetivadas) as efetivadas from ${figures(actor, 'geral', group)} group by dia)
    select d.dia::date as dia, coalesce(l.leads, 0)::int as leads, coalesce(v.efetivadas, 0)::int as efetivadas
    from generate_series(${scope.de}::date, ${scope.ate}::date, interval '1 day') as d (dia)
    left join l on l.dia = d.dia left join v on v.dia = d.dia order by d.dia`.execute(db)
  return rows
}

/** Leads and sales of each provider that the actor sees, with those of the days before, in one statement. */
export async function readProviders(
  db: Database,
  actor: Actor,
  scope: FigureScope & Days,
  compared: { before: Days } | null,
): Promise<ProviderFigures[]> {
  const sums = (name: 'leads' | 'efetivadas', of: FigureScope) =>
    sql`select id_empresa, sum(${sql.ref(name)})::int as total, sum(inviaveis + sem_cobertura)::int as inviabilidades
      from ${figures(actor, 'geral', of)} group by id_empresa`
  const none = sql`select null::bigint as id_empresa, null::int as total, null::int as inviabilidades where false`
  const before = compared && { ...scope, ...compared.before }
  const { rows } = await sql<ProviderFigures>`
    with l as (${sums('leads', created(scope))}), v as (${sums('efetivadas', scope)}),
      la as (${before ? sums('leads', created(before)) : none}),
      va as (${before ? sums('efetivadas', before) : none}),
      d as (select id_empresa, dia, sum(leads)::int as leads
        from ${figures(actor, 'geral', { ...created(scope), daily: true })} group by id_empresa, dia)
    select e.sistema, coalesce(l.total, 0) as leads, coalesce(v.total, 0) as efetivadas,
      case when ${before !== null} then coalesce(la.total, 0) end as leads_antes,
      case when ${before !== null} then coalesce(va.total, 0) end as efetivadas_antes,
      coalesce(l.inviabilidades, 0) as inviabilidades,
      case when ${before !== null} then coalesce(la.inviabilidades, 0) end as inviabilidades_antes,
      array(select coalesce(d.leads, 0) from generate_series(${scope.de}::date, least(${scope.ate}::date, ${today}),
          interval '1 day') as p (dia)
        left join d on d.id_empresa = e.id and d.dia = p.dia::date order by p.dia) as dias
    from empresa e left join l on l.id_empresa = e.id left join v on v.id_empresa = e.id
    left join la on la.id_empresa = e.id left join va on va.id_empresa = e.id
    where e.id = any(${providersInScope(actor, scope.provedores)}) order by e.nome, e.id`.execute(db)
  return rows
}
