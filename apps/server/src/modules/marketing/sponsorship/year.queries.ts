/** A year of sponsorship: what it cost and what it brought, by provider and by month of the event. */
import type { YearInput } from '@intranet/contract/marketing/justification-schemas'
import { approvedStates } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { leadsOfLink, salesOfLink } from './sponsorship-scope.ts'

interface Spending {
  id_empresa: number
  provedor: string
  orcamento: string | null
  comprometido: string
  gasto: string
  eventos: number
  leads: number
  vendas: number
  custo_lead: string | null
  custo_venda: string | null
}
interface Month {
  mes: number
  comprometido: string
  gasto: string
  eventos: number
  leads: number
}
interface Counts {
  recebidas: number
  aprovadas: number
  recusadas: number
}

/** The approved requests of a year, with their amounts and leads. */
const approved = (actor: Actor, { ano, id_empresa }: YearInput) => sql`
  select r.id_empresa, extract(month from r.data_inicio)::int as mes,
    case when r.situacao = 'concluida' then 0 else n.valor end as comprometido,
    case when r.situacao = 'concluida' then p.valor_realizado else 0 end as gasto,
    ${leadsOfLink} + coalesce(p.leads_captados, 0) as leads,
    ${salesOfLink} + coalesce(p.vendas, 0) as vendas
  from patrocinio_solicitacao r
  join patrocinio_negociacao n on n.id_solicitacao = r.id and n.situacao = 'aceita'
  left join patrocinio_pos_evento p on p.id_solicitacao = r.id
  where r.situacao = any(${[...approvedStates]})
    and r.data_inicio between make_date(${ano}::int, 1, 1) and make_date(${ano}::int, 12, 31)
    and ${inScope(actor, 'r.id_empresa', false)}
    and (${id_empresa ?? null}::bigint is null or r.id_empresa = ${id_empresa ?? null})`

/** Providers of the actor with their budget; costs are what was spent or promised for each lead and sale. */
async function byProvider(db: Database, actor: Actor, input: YearInput): Promise<Spending[]> {
  const { ano } = input
  const id_empresa = input.id_empresa ?? null
  const { rows } = await sql<Spending>`
    with aprovados as (${approved(actor, input)}), somas as (
      select id_empresa, sum(comprometido) as comprometido, sum(gasto) as gasto, count(*)::int as eventos,
        sum(leads)::int as leads, sum(vendas)::int as vendas from aprovados group by 1)
    select e.id as id_empresa, e.nome as provedor, o.valor as orcamento,
      coalesce(s.comprometido, 0)::numeric(14, 2) as comprometido, coalesce(s.gasto, 0)::numeric(14, 2) as gasto,
      coalesce(s.eventos, 0) as eventos, coalesce(s.leads, 0) as leads, coalesce(s.vendas, 0) as vendas,
      round((s.comprometido + s.gasto) / nullif(s.leads, 0), 2) as custo_lead,
      round((s.comprometido + s.gasto) / nullif(s.vendas, 0), 2) as custo_venda
    from empresa e left join somas s on s.id_empresa = e.id
    left join patrocinio_orcamento o on o.id_empresa = e.id and o.ano = ${ano}
    where ${inScope(actor, 'e.id', false)} and (${id_empresa}::bigint is null or e.id = ${id_empresa})
      and (e.ativo or s.id_empresa is not null)
    order by e.nome`.execute(db)
  return rows
}

/** All twelve months, those without an event included. */
async function byMonth(db: Database, actor: Actor, input: YearInput): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with aprovados as (${approved(actor, input)})
    select m.mes, coalesce(sum(a.comprometido), 0)::numeric(14, 2) as comprometido,
      coalesce(sum(a.gasto), 0)::numeric(14, 2) as gasto, count(a.mes)::int as eventos,
      coalesce(sum(a.leads), 0)::int as leads
    from generate_series(1, 12) as m (mes) left join aprovados a on a.mes = m.mes
    group by m.mes order by m.mes`.execute(db)
  return rows
}

/** How the requests that came in the year were answered. */
async function answered(db: Database, actor: Actor, input: YearInput): Promise<Counts> {
  const { ano } = input
  const id_empresa = input.id_empresa ?? null
  const { rows } = await sql<Counts>`
    select count(*)::int as recebidas,
      (count(*) filter (where situacao = any(${[...approvedStates]})))::int as aprovadas,
      (count(*) filter (where situacao = 'recusada'))::int as recusadas
    from patrocinio_solicitacao r
    where r.situacao <> 'arquivada' and ${inScope(actor, 'r.id_empresa', false)}
      and (${id_empresa}::bigint is null or r.id_empresa = ${id_empresa})
      and r.created_at >= make_date(${ano}::int, 1, 1)::timestamp at time zone 'America/Sao_Paulo'
      and r.created_at < make_date(${ano}::int + 1, 1, 1)::timestamp at time zone 'America/Sao_Paulo'`.execute(
    db,
  )
  return rows[0]!
}

export async function readYear(db: Database, actor: Actor, input: YearInput) {
  const [provedores, meses, counts] = await Promise.all([
    byProvider(db, actor, input),
    byMonth(db, actor, input),
    answered(db, actor, input),
  ])
  return { ano: input.ano, provedores, meses, ...counts }
}
