import { can } from '@intranet/contract/access'
import type { HistoryInput, HistoryRow } from '@intranet/contract/history'
import { keyNeeds } from '@intranet/contract/access/key-access'
import { historyAccess, maySeeHistory } from '@intranet/contract/history-tables'
import type { Database } from '@intranet/db/connection'
import { keyMay, keyRefusal } from '../../../platform/access-key.ts'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import type { HistoryRules } from '../../../platform/history.ts'
import { withoutPersonal } from '../users/personal-fields.ts'
import { recordDocumentReading } from '../users/user.queries.ts'
import { listHistory } from './history.queries.ts'

const documents = ['cpf', 'rg', 'cnh_numero'] as const
type Values = HistoryRow['new_data']

/** Distinguishable, but not readable: that something personal changed may be seen, what it says may not. */
const masked = (values: Values): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key in withoutPersonal && value !== null ? '•••' : value,
    ]),
  )

/** As PostgreSQL writes a moment in JSON: at the offset of the session that wrote the row. */
const WRITTEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/

const momentsOf = (values: Values): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && WRITTEN.test(value) ? new Date(value).toISOString() : value,
    ]),
  )

/** Moments as everywhere else (docs/rest.md#days-and-moments). */
const inUtc = (row: HistoryRow): HistoryRow => ({
  ...row,
  old_data: momentsOf(row.old_data),
  new_data: momentsOf(row.new_data),
})

const refusalOf = (actor: Actor, table: HistoryInput['tabelas'][number]) =>
  actor.chave ? keyRefusal(actor, keyNeeds({ ...historyAccess(table), writes: false })) : refusals.forbidden()

/**
 * The history of one record, for the one who may read that record's screen.
 * What is personal of another person goes to HR only, and HR's reading of their documents is recorded.
 */
export async function readHistory(
  db: Database,
  actor: Actor,
  rules: HistoryRules,
  input: HistoryInput,
): Promise<HistoryRow[]> {
  const isOwn = String(actor.id) === String(input.id_item)
  const allowed = (table: HistoryInput['tabelas'][number]) =>
    (maySeeHistory(actor, table) &&
      (!actor.chave?.acessos || keyMay(actor, { ...historyAccess(table), writes: false }))) ||
    (table === 'rh_usuario' && isOwn)
  const refused = input.tabelas.find((table) => !allowed(table))
  if (refused) throw refusalOf(actor, refused)
  const rows = (await listHistory(db, actor, rules, input)).map(inUtc)
  for (const table of input.tabelas)
    if (rows.length) await rules[table]?.recordReading?.(db, actor, Number(input.id_item))
  if (!input.tabelas.includes('rh_usuario') || isOwn) return rows
  if (!can(actor, 'users', 'manage')) {
    return rows.map((row) => ({ ...row, old_data: masked(row.old_data), new_data: masked(row.new_data) }))
  }
  const seen = documents.filter((field) => rows.some((row) => row.old_data?.[field] ?? row.new_data?.[field]))
  if (seen.length) await recordDocumentReading(db, actor, Number(input.id_item), seen)
  return rows
}
