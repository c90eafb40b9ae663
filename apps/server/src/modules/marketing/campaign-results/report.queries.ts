/** The report's columns: results by month or by period, with the leads that came in them. */
import type { MonthMetrics, PeriodMetrics, ResultChannel } from '@intranet/contract/marketing/result-words'
import { SYNTHETIC_MONTHS, WEEKLY_PERIODS } from '@intranet/contract/marketing/result-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { leadFigures } from './result-figures.ts'

export interface ReportScope {
  /** Of one provider: its results of the report's campaign, rates as fractions. Without it: all of the actor's. */
  provider?: { id_empresa: number; id_campanha: number }
  canal?: ResultChannel
}

/** What a rate is made of, as the results (`r`) and their leads (`f`) say it; null is unknown. */
const numbers = {
  investido: sql`r.investimento`,
  impressoes: sql`r.impressoes`,
  cliques: sql`r.cliques`,
  leads: sql`f.leads`,
  vendas: sql`f.vendas`,
  faturamento: sql`f.faturamento`,
}
type Figure = keyof typeof numbers

/** Of the results that have both numbers: a cost without its clicks is no cost of the others' clicks. */
function ratio(part: Figure, whole: Figure, places: number, factor = 1) {
  const [above, below] = [numbers[part], numbers[whole]]
  const both = sql`filter (where ${above} is not null and ${below} is not null)`
  return sql`round(${sql.lit(factor)} * (sum(${above}) ${both})::numeric / nullif(sum(${below}) ${both}, 0), ${sql.lit(places)})`
}

const money = (part: Figure, whole: Figure) => sql`${ratio(part, whole, 2)}::text`

/** A division by zero gives a missing value (docs/marketing.md#result-formulas). */
function metrics({ provider }: ReportScope): RawBuilder<unknown> {
  const rate = (part: Figure, whole: Figure) =>
    provider ? sql`${ratio(part, whole, 6)}::float8` : sql`${ratio(part, whole, 2, 100)}::float8`
  return sql`sum(r.investimento)::text as valor_investido, sum(r.impressoes)::int as impressions,
    sum(r.cliques)::int as clicks, sum(f.leads)::int as leads, sum(f.vendas)::int as sales,
    sum(f.faturamento)::text as faturamento, ${money('faturamento', 'vendas')} as ticket_medio,
    ${money('investido', 'cliques')} as custo_por_clique, ${money('investido', 'leads')} as custo_por_leads,
    ${money('investido', 'vendas')} as custo_por_venda, ${ratio('faturamento', 'investido', 2)}::float8 as roas,
    ${rate('cliques', 'impressoes')} as ctr, ${rate('leads', 'cliques')} as txc1,
    ${rate('vendas', 'cliques')} as txc2`
}

const chosen = (
  actor: Actor,
  { provider, canal }: ReportScope,
) => sql`${inScope(actor, 'r.id_empresa', false)}
  ${provider ? sql`and r.id_empresa = ${provider.id_empresa} and r.id_campanha = ${provider.id_campanha}` : sql``}
  ${canal ? sql`and exists (select from vendas_canal c where c.id = r.id_canal and normaliza(c.nome) = normaliza(${canal}))` : sql``}`

/** The key of a provider; the empty text, which no provider has, if there is none. */
export const providerKeyOf = async (db: Database, id: number) =>
  (await db.selectFrom('empresa').where('id', '=', id).select('sistema').executeTakeFirst())?.sistema ?? ''

/** The last months that have results, the oldest first. A result is of the month in which its period begins. */
export async function readMonths(db: Database, actor: Actor, scope: ReportScope): Promise<MonthMetrics[]> {
  const month = sql`date_trunc('month', r.periodo_inicio)::date`
  const { rows } = await sql<MonthMetrics>`
    with meses as (select distinct ${month} as inicio from vendas_campanha_resultado r where ${chosen(actor, scope)}
      order by 1 desc limit ${SYNTHETIC_MONTHS})
    select (array['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'])
        [extract(month from m.inicio)::int] as mes, extract(year from m.inicio)::int as ano, ${metrics(scope)}
    from meses m join vendas_campanha_resultado r on ${month} = m.inicio and ${chosen(actor, scope)}
      cross join lateral ${leadFigures} f
    group by m.inicio order by m.inicio`.execute(db)
  return rows
}

/** The last periods that have results, the oldest first; results of the same days are one column. */
export async function readPeriods(db: Database, actor: Actor, scope: ReportScope): Promise<PeriodMetrics[]> {
  const { rows } = await sql<PeriodMetrics>`
    with periodos as (select distinct r.periodo_inicio, r.periodo_fim, r.periodo from vendas_campanha_resultado r
      where ${chosen(actor, scope)} order by r.periodo_inicio desc, r.periodo_fim desc limit ${WEEKLY_PERIODS})
    select p.periodo, p.periodo_inicio, p.periodo_fim, ${metrics(scope)}
    from periodos p join vendas_campanha_resultado r on r.periodo_inicio = p.periodo_inicio
        and r.periodo_fim = p.periodo_fim and ${chosen(actor, scope)}
      cross join lateral ${leadFigures} f
    group by p.periodo_inicio, p.periodo_fim, p.periodo order by p.periodo_inicio, p.periodo_fim`.execute(db)
  return rows
}
