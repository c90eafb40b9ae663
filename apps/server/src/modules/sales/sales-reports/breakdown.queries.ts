/** What is behind one row of a report: its leads by another dimension, and by day. */
import { format } from '@intranet/contract/messages/formats'
import type { BreakdownReport } from '@intranet/contract/sales/report-words'
import type { BreakdownInput } from '@intranet/contract/sales/sales-reports'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { channelName } from '../sales-channels/channel-name.ts'
import { countedLeads, type FigureScope } from '../figures/figure-source.ts'
import { readRows, sums } from './report-rows.queries.ts'

export interface BreakdownDays {
  nome: string | null
  dias: { dia: string; leads: number; efetivadas: number }[]
}

interface Breakdown {
  /** Leads of the row. */
  of: (key: string) => RawBuilder<boolean>
  key: RawBuilder<unknown>
  name: RawBuilder<unknown>
  join: RawBuilder<unknown>
  /** The row's own name. */
  title: (key: string) => RawBuilder<unknown>
}

const withId = (column: string) => (key: string) =>
  /^\d{1,15}$/.test(key)
    ? sql<boolean>`${sql.ref(column)} = ${Number(key)}`
    : sql<boolean>`${sql.ref(column)} is null`
const id = sql`nullif(g.chave, '')::bigint`

const kinds: Record<BreakdownReport, Breakdown> = {
  campaigns: {
    of: withId('f.id_campanha'),
    key: sql`s.canal`,
    name: channelName('n'),
    join: sql`left join vendas_canal n on n.id = ${id}`,
    title: (key) => sql`(select nome from vendas_campanha where id::text = ${key})`,
  },
  channels: {
    of: withId('f.id_canal'),
    key: sql`s.campanha`,
    name: sql`n.nome`,
    join: sql`left join vendas_campanha n on n.id = ${id}`,
    title: (key) => sql`(select ${channelName('c')} from vendas_canal c where id::text = ${key})`,
  },
  city: {
    of: (key) => sql<boolean>`f.cidade = ${key}`,
    key: sql`s.bairro`,
    name: sql`g.nome_bairro`,
    join: sql``,
    title: () => sql`(select max(s.nome_cidade) from s)`,
  },
  'products-best-sellers': {
    of: (key) => sql<boolean>`f.produto = ${key}`,
    key: sql`s.cidade`,
    name: sql`g.nome_cidade`,
    join: sql``,
    title: () => sql`(select max(s.nome_produto) from s)`,
  },
}

const leadsOf = (actor: Actor, scope: FigureScope, { relatorio, chave }: BreakdownInput) =>
  sql`(select f.* from ${countedLeads(actor, scope)} and ${kinds[relatorio].of(chave)}) s`

/** Rows of the other dimension, most leads first. */
export function readBreakdown(db: Database, actor: Actor, scope: FigureScope, request: BreakdownInput) {
  const { key, name, join } = kinds[request.relatorio]
  const noName = sql.lit(format.notInformed)
  const rows = sql`
    select g.chave, coalesce(${name}, ${noName}) as nome, null as tipo, null as cidade_top, g.leads, g.contatos,
      g.efetivadas, g.sem_cobertura, g.inviaveis, g.faturamento, g.minutos, 0 as estornos, 0 as corrigidas, g.leads as parte
    from (select ${key} as chave, max(s.nome_bairro) as nome_bairro, max(s.nome_cidade) as nome_cidade, ${sums}
      from ${leadsOf(actor, scope, request)} group by 1) g ${join}`
  return readRows(db, rows, request, '-leads')
}

/** The row's name, and its leads and sales by day of creation; days without any are left out. */
export async function readDays(db: Database, actor: Actor, scope: FigureScope, request: BreakdownInput) {
  const { rows } = await sql<BreakdownDays>`
    with s as materialized (select * from ${leadsOf(actor, scope, request)})
    select ${kinds[request.relatorio].title(request.chave)} as nome, coalesce((select json_agg(d order by d.dia) from (
      select dia, sum(leads)::int as leads, sum(efetivadas)::int as efetivadas from s group by dia) d), '[]') as dias`.execute(
    db,
  )
  return rows[0]!
}
