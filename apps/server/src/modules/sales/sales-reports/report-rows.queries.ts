/** Pages of report rows with their footer, from grouped figures. */
import { format } from '@intranet/contract/messages/formats'
import type { ReportPage } from '@intranet/contract/sales/report-words'
import type { ReportInput } from '@intranet/contract/sales/sales-reports'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { rowsToRead } from '../../../platform/list-limit.ts'
import type { Actor } from '../../../platform/actor.ts'
import { channelName } from '../sales-channels/channel-name.ts'
import { hoursText } from '../hours-text.ts'
import { countedLeads, figures, type Dimension, type FigureScope } from '../figures/figure-source.ts'

type Asked = Pick<ReportInput, 'sort' | 'limit' | 'offset'>
type Read = Pick<ReportPage, 'total' | 'dados' | 'soma'>

export const sums = sql`sum(s.leads) as leads, sum(s.contatos) as contatos, sum(s.efetivadas) as efetivadas,
  sum(s.sem_cobertura) as sem_cobertura, sum(s.inviaveis) as inviaveis, sum(s.faturamento) as faturamento,
  sum(s.minutos) as minutos`

const hours = sql`case when efetivadas > 0 then ${hoursText(sql`(minutos::bigint / efetivadas::bigint)`)} end`

/** The figures that are shown, from those of a row that has been summed. */
const shown = sql`leads::int, contatos::int, efetivadas::int, sem_cobertura::int, inviaveis::int,
  round(100.0 * efetivadas / nullif(leads, 0), 1)::float8 as conversao, faturamento::numeric(14, 2)::text as faturamento,
  (faturamento / nullif(efetivadas, 0))::numeric(14, 2)::text as ticket, ${hours} as tempo_medio, estornos::int, corrigidas::int`

/** In numbers where the shown text would sort as a text. */
const orders: Record<string, RawBuilder<unknown>> = {
  nome: sql`nome collate "pt-BR-x-icu"`,
  cidade_top: sql`cidade_top collate "pt-BR-x-icu"`,
  conversao: sql`efetivadas::numeric / nullif(leads, 0)`,
  faturamento: sql`g.faturamento`,
  ticket: sql`faturamento / nullif(efetivadas, 0)`,
  tempo_medio: sql`minutos / nullif(efetivadas, 0)`,
  percentual: sql`parte`,
}

/**
 * One statement: the page, the number of rows and the footer. `rows` has the summed metrics, `estornos`, `corrigidas`,
 * `parte` (the base of the share), chave, nome, tipo and cidade_top.
 */
export async function readRows(
  db: Database,
  rows: RawBuilder<unknown>,
  { sort, limit, offset }: Asked,
  sortBefore: string,
): Promise<Read> {
  const by = sort ?? sortBefore
  const column = by.replace('-', '')
  const order = orders[column] ?? sql.ref(column)
  const answer = await sql<Read>`
    with g as (${rows}), t as (
      select coalesce(sum(leads), 0) as leads, coalesce(sum(contatos), 0) as contatos,
        coalesce(sum(efetivadas), 0) as efetivadas, coalesce(sum(sem_cobertura), 0) as sem_cobertura,
        coalesce(sum(inviaveis), 0) as inviaveis, coalesce(sum(faturamento), 0) as faturamento,
        coalesce(sum(minutos), 0) as minutos, coalesce(sum(estornos), 0) as estornos,
        coalesce(sum(corrigidas), 0) as corrigidas, sum(parte) as parte from g
    )
    select (select count(*)::int from g) as total,
      (select to_jsonb(x) from (select ${shown}, case when parte > 0 then 100 end as percentual from t) x) as soma,
      coalesce((select json_agg(x) from (
        select chave, nome, tipo, cidade_top, ${shown},
          round(100.0 * parte / nullif((select parte from t), 0), 1)::float8 as percentual
        from g order by ${order} ${by.startsWith('-') ? sql`desc` : sql`asc`} nulls last, nome collate "pt-BR-x-icu", chave
        limit ${rowsToRead(limit)} offset ${offset}
      ) x), '[]') as dados`.execute(db)
  return answer.rows[0]!
}

const summed = sql`g.leads, g.contatos, g.efetivadas, g.sem_cobertura, g.inviaveis, g.faturamento, g.minutos`
const noName = sql.lit(format.notInformed)
const id = sql`nullif(g.chave, '')::bigint`
const named: Record<Dimension, { nome: RawBuilder<unknown>; join: RawBuilder<unknown> }> = {
  geral: { nome: sql`null`, join: sql`` },
  campanha: { nome: sql`n.nome`, join: sql`left join vendas_campanha n on n.id = ${id}` },
  canal: { nome: channelName('n'), join: sql`left join vendas_canal n on n.id = ${id}` },
  vendedor: { nome: sql`n.nome`, join: sql`left join rh_usuario n on n.id = ${id}` },
  produto: { nome: sql`g.nome`, join: sql`` },
  cidade: { nome: sql`g.nome`, join: sql`` },
}

/** Sales of a seller's leads that were reversed, and those that were corrected after the sale; the key may be null. */
const afterSale = (actor: Actor, scope: FigureScope) => sql`left join (
  select x.vendedor, count(*) filter (where h.status_de = 5) as estornos,
    count(distinct h.id_lead) filter (where h.acao = 'corrigida') as corrigidas
  from vendas_lead_historico h
  join (select f.id, f.vendedor from ${countedLeads(actor, scope)}) x on x.id = h.id_lead
  where h.status_de = 5 and h.status_para < 5 or h.acao = 'corrigida' group by x.vendedor
) b on b.vendedor = g.chave`

/** Rows of a dimension: every campaign, channel, seller, product or city with figures. */
export function readDimension(
  db: Database,
  actor: Actor,
  dimension: Dimension,
  scope: FigureScope,
  request: Asked,
): Promise<Read> {
  const sales = dimension === 'produto'
  const seller = dimension === 'vendedor'
  const { nome, join } = named[dimension]
  const rows = sql`
    select g.chave, coalesce(${nome}, ${noName}) as nome, ${summed},
      ${seller ? sql`coalesce(b.estornos, 0)` : sql`0`} as estornos,
      ${seller ? sql`coalesce(b.corrigidas, 0)` : sql`0`} as corrigidas,
      ${seller ? sql`case when n.id is not null then case when n.funcionario then 'interno' else 'externo' end end` : sql`null`} as tipo,
      null as cidade_top, ${sales ? sql`g.efetivadas` : sql`g.leads`} as parte
    from (select s.chave, max(s.nome) as nome, ${sums} from ${figures(actor, dimension, scope)} group by s.chave
      having sum(${sales ? sql`s.efetivadas` : sql`s.leads`}) > 0) g
    ${join} ${seller ? afterSale(actor, scope) : sql``}`
  return readRows(db, rows, request, sales ? '-efetivadas' : '-leads')
}
