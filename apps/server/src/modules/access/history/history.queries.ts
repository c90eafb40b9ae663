import type { HistoryInput, HistoryRow } from '@intranet/contract/history'
import type { HistoryTable } from '@intranet/contract/history-tables'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { HistoryRule, HistoryRules } from '../../../platform/history.ts'

function ruleOf(rules: HistoryRules, table: HistoryTable): HistoryRule {
  const rule = rules[table]
  if (!rule) throw new Error(`no module says whose history of ${table} may be seen`)
  return rule
}

/** Creations and edits of one record, newest first (docs/platform.md#deletions-are-kept-not-shown). */
export async function listHistory(
  db: Database,
  actor: Actor,
  rules: HistoryRules,
  { tabelas, id_item, limit, offset }: HistoryInput,
): Promise<HistoryRow[]> {
  const id = Number.isSafeInteger(Number(id_item)) ? Number(id_item) : null
  const allowed = sql.join(
    tabelas.map((table) => {
      const { parts, scope } = ruleOf(rules, table)
      const item = parts?.(id) ?? sql`${String(id_item)}`
      return sql`(l.tabela = ${table} and l.id_item = ${item} and ${scope(actor, id)})`
    }),
    sql` or `,
  )
  const hidden = tabelas.flatMap((table) => ruleOf(rules, table).hides?.(actor) ?? [])
  const { rows } = await sql<HistoryRow>`
    select l.operacao, l.old_data - ${hidden}::text[] as old_data, l.new_data - ${hidden}::text[] as new_data, l.data, coalesce(u.nome, u.email) as usuario,
      k.nome as chave
    from log_historico l left join rh_usuario u on u.id = l.id_usuario left join chave_acesso k on k.id = l.id_chave
    where l.operacao in ('INSERT', 'UPDATE') and (${allowed})
    order by l.data desc, l.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
