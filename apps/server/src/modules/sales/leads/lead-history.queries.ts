/** The actions on a lead and its changes, newest first. */
import { isSuperadmin } from '@intranet/contract/access'
import type { LeadHistoryLine } from '@intranet/contract/sales/lead'
import { leadFieldNames, personalLeadFields } from '@intranet/contract/sales/lead-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { leadInScope } from '../lead-scope.ts'

const MOST_LINES = 200
const fields = sql.val(Object.keys(leadFieldNames))
const personal = sql.val([...personalLeadFields])

const names: [column: string, table: string][] = [
  ['id_campanha', 'vendas_campanha'],
  ['id_canal', 'vendas_canal'],
  ['id_vendedor', 'rh_usuario'],
]

/** A value as people read it: the name instead of an id. */
const shown = (data: string, masked: boolean) => sql`case
  when ${masked} and f.campo = any(${personal}::text[]) then case when ${sql.ref(data)} -> f.campo <> 'null' then '•••' end
  ${sql.join(
    names.map(
      ([column, table]) => sql`when f.campo = ${sql.lit(column)} then
        (select x.nome from ${sql.table(table)} x where x.id = (${sql.ref(data)} ->> ${sql.lit(column)})::bigint)`,
    ),
    sql` `,
  )}
  else ${sql.ref(data)} ->> f.campo end`

/** What the thread of a lead is read from. */
export const stagedLeads = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'vendas_lead',
  rows: db
    .selectFrom('vendas_lead as l')
    .where(leadInScope(actor, 'l'))
    .where(sql<boolean>`(l.desfecho <> 'excluida' or ${isSuperadmin(actor)})`)
    .select(['l.id', 'l.status as etapa', 'l.created_at', 'l.status_em as desde']),
})

/**
 * The two hundred newest lines: acts from the lead's own history, changes of its fields from the log that the database
 * keeps of every edit. `masked` hides what readers may not see.
 */
export async function leadHistory(db: Database, id: number, masked: boolean): Promise<LeadHistoryLine[]> {
  const { rows } = await sql<LeadHistoryLine>`
    with linhas as (
      (select h.id, h.acao, h.status_de, h.status_para, h.texto, null::jsonb as campos, h.id_usuario, h.id_chave, h.created_at
      from vendas_lead_historico h where h.id_lead = ${id} order by h.created_at desc, h.id desc limit ${MOST_LINES})
      union all
      (select l.id, 'alterada', null, null, null, (
          select jsonb_agg(jsonb_build_object('campo', f.campo, 'de', ${shown('l.old_data', masked)},
            'para', ${shown('l.new_data', masked)}) order by f.lugar)
          from unnest(${fields}::text[]) with ordinality f(campo, lugar)
          where l.old_data -> f.campo is distinct from l.new_data -> f.campo
        ), l.id_usuario, l.id_chave, l.data
      from log_historico l
      where l.tabela = 'vendas_lead' and l.id_item = ${String(id)} and l.operacao = 'UPDATE'
      order by l.data desc, l.id desc limit ${MOST_LINES})
    )
    select l.id, l.acao, l.status_de, l.status_para, l.texto, l.campos, u.nome as usuario, k.nome as chave, l.created_at
    from linhas l left join rh_usuario u on u.id = l.id_usuario left join chave_acesso k on k.id = l.id_chave
    where l.acao <> 'alterada' or l.campos is not null
    order by l.created_at desc, l.acao = 'alterada', l.id desc limit ${MOST_LINES}`.execute(db)
  return rows
}
