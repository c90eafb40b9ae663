import type { CategoryFields } from '@intranet/contract/content/category-schemas'
import type { ListDefinition, ListRequest, Page } from '@intranet/contract/list'
import type { IncidentPriority } from '@intranet/contract/operations/incident-options'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { DB as Tables } from '@intranet/db/schema'
import { sql, type Selectable } from 'kysely'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readRows } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

/** Tables of categories: each has the columns of a news category, some have more. None belongs to a provider. */
export type CategoryTable =
  | 'categoria'
  | 'elogio_categoria'
  | 'rh_documento_categoria'
  | 'incidente_categoria'
interface Chosen {
  prioridade_padrao: IncidentPriority
}
type Stored<T extends CategoryTable> = Selectable<Tables[T]>
export type CategoryRow<T extends CategoryTable> = {
  [Name in keyof Stored<T>]: Name extends keyof Chosen ? Chosen[Name] : Stored<T>[Name]
} & {
  /** How many records belong to it. */
  itens: number
}

/** The table whose records belong to each kind of category. */
const items = {
  categoria: 'novidade',
  elogio_categoria: 'elogio',
  rh_documento_categoria: 'rh_documento',
  incidente_categoria: 'incidente',
} as const satisfies Record<CategoryTable, keyof Tables>

const optionColumns = [
  'id',
  'titulo',
  'color',
  'icone',
  'exige_validade',
  'sensivel',
  'prioridade_padrao',
  'programada',
] as const
/** What a selector shows of a category, as far as its table has it. */
export type CategoryOption<T extends CategoryTable> = Pick<
  CategoryRow<T>,
  Extract<keyof CategoryRow<T>, (typeof optionColumns)[number]>
>

/** What the queries below need of a table; the caller decides which one. */
const named = (table: CategoryTable) => table as 'categoria'

const countOf = (table: CategoryTable) =>
  sql<number>`(select count(*)::int from ${sql.table(items[table])} i where i.id_categoria = c.id)`

const visible = (db: Database, table: CategoryTable) =>
  db
    .selectFrom(`${named(table)} as c`)
    .selectAll('c')
    .select(countOf(table).as('itens'))

export const listCategories = <T extends CategoryTable, K extends string>(
  db: Database,
  table: T,
  definition: ListDefinition<K>,
  request: ListRequest<K>,
) =>
  readRows(visible(db, table), request, {
    definition,
    alias: 'c',
    refs: { itens: countOf(table) } as Partial<Record<K, ReturnType<typeof countOf>>>,
    search: normalised('c.titulo'),
  }) as Promise<Page<unknown>> as Promise<Page<CategoryRow<T>>>

export const countCategories = (db: Database, table: CategoryTable) => rowCount(visible(db, table))

export const getCategory = <T extends CategoryTable>(db: Database, table: T, id: number) =>
  visible(db, table).where('c.id', '=', id).executeTakeFirst() as Promise<CategoryRow<T> | undefined>

export const categoryOptions = async <T extends CategoryTable>(db: Database, table: T, incluir?: number) => {
  const rows = await visible(db, table)
    .where(selectable('c', incluir))
    .orderBy('c.titulo')
    .orderBy('c.id')
    .execute()
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => optionColumns.some((column) => column === key))),
  ) as CategoryOption<T>[]
}

export const activeCategories = (db: Database, table: CategoryTable) =>
  db.selectFrom(named(table)).where('ativo', '=', true)

export const insertCategories = (db: Database, table: CategoryTable, rows: CategoryFields[]) =>
  db.insertInto(named(table)).values(rows).returning('id').execute()

export const updateCategory = (
  db: Database,
  table: CategoryTable,
  input: Partial<CategoryFields> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable(named(table)), input)

export const switchCategories = (db: Database, table: CategoryTable, input: SetActiveInput) =>
  switchRecords(db.updateTable(named(table)), input)

export const removeCategory = (db: Database, table: CategoryTable, id: number) =>
  removeRecord(db.deleteFrom(named(table)), id)
