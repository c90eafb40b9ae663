/** The edit history of a record ("Ver histórico de Edições"). See docs/platform.md#history-is-for-readers. */
import * as z from 'zod'
import { historyTables } from './history-tables.ts'
import { recordId } from './record.ts'
import { keysOf } from './keys-of.ts'

const tables = keysOf(historyTables)
const itemKey = z.union([recordId, z.string().min(1).max(80)])

export const historyInput = z.strictObject({
  tabelas: z.union([z.enum(tables).transform((table) => [table]), z.array(z.enum(tables)).min(1).max(10)]),
  id_item: z.union([itemKey, z.strictObject({ id: itemKey }).transform(({ id }) => id)]),
  limit: z.int().min(1).max(500).default(100),
  offset: z.int().min(0).max(100_000).default(0),
})
export type HistoryInput = z.output<typeof historyInput>

export interface HistoryRow {
  operacao: 'INSERT' | 'UPDATE'
  old_data: Record<string, unknown> | null
  new_data: Record<string, unknown> | null
  data: Date
  /** The person who did it; null for the system. */
  usuario: string | null
  /** The access key that the person's program used; null when they did it themselves. */
  chave: string | null
}
