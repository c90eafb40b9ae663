/** Two rows of every table of the database, all of one provider and with one mark, made from the schema alone. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { candidatesOf } from './candidates.ts'
import { inOrder, ownedTables, readCatalog, type Check, type Column, type Table } from './catalog.ts'

export type Row = Record<string, unknown>

export interface Plant {
  /** In every text of a row that belongs to the provider. */
  mark: string
  /** Of the first row; the second has the next one. */
  id: number
  /** The provider whose rows they are; a new one with the same id and mark unless given. */
  id_empresa?: number
}

/** Kept by the server about itself, written by triggers from other tables, or of a fixed number of rows. */
const notPlanted = new Set([
  'migracao',
  'segredo',
  'parametro',
  'modulo',
  'estado',
  'log_historico',
  'limite_requisicao',
  'campanha_ritmo',
  'incidente_texto',
  'encarregado',
  // Superadmins' alone; one of two records, neither of which is planted before it.
  'isca',
  'isca_alarme',
])
const MOST_ATTEMPTS = 400

interface DatabaseError {
  code?: string
  constraint?: string
  detail?: string
}

/**
 * Plants, and answers the rows by table; those of no provider are taken from `shared`, an earlier answer. Fails for a
 * table that takes no row.
 */
export async function plantRows(
  db: Database,
  plant: Plant,
  shared: Map<string, Row[]> = new Map(),
): Promise<Map<string, Row[]>> {
  const catalog = await readCatalog(db)
  const tables = inOrder(catalog.filter(({ name }) => !notPlanted.has(name)))
  const owned = ownedTables(catalog)
  const planted = new Map<string, Row[]>()
  if (plant.id_empresa) {
    const { rows } = await sql<Row>`select * from empresa where id = ${plant.id_empresa}`.execute(db)
    planted.set('empresa', [rows[0]!, rows[0]!])
  }
  for (const table of tables) {
    if (planted.has(table.name)) continue
    const standing = owned.has(table.name) ? undefined : shared.get(table.name)
    if (standing) {
      planted.set(table.name, standing)
      continue
    }
    const mark = owned.has(table.name) ? plant.mark : 'Do grupo todo'
    const rows: Row[] = []
    for (const place of [0, 1]) rows.push(await plantOne(db, table, planted, { ...plant, mark }, place))
    planted.set(table.name, rows)
  }
  await fillReferences(
    db,
    tables.filter(({ name }) => planted.get(name) !== shared.get(name)),
    planted,
  )
  return planted
}

/** One row: the first has what must be filled and what it refers to, the second everything. */
async function plantOne(
  db: Database,
  table: Table,
  planted: Map<string, Row[]>,
  { mark, id }: Plant,
  place: number,
): Promise<Row> {
  const row = id + place
  const options = await optionsOf(db, table, mark, row)
  const values = firstValues(table, planted, options, place, row)
  return insertMending(db, table, values, options, row)
}

/** By column, the candidates that its own checks let through. */
async function optionsOf(
  db: Database,
  table: Table,
  mark: string,
  row: number,
): Promise<Map<string, unknown[]>> {
  const options = new Map<string, unknown[]>()
  const asked = []
  for (const column of table.columns) {
    const about = table.checks.filter(({ columns }) => columns.includes(column.name))
    const all = candidatesOf(
      column,
      about.map(({ expression }) => expression),
      { mark, row },
    )
    options.set(column.name, all)
    const alone = about.filter(({ columns }) => columns.length === 1)
    if (alone.length > 0) asked.push(fitting(column, alone, all))
  }
  if (asked.length === 0) return options
  const { rows } = await sql<{
    name: string
    places: number[]
  }>`${sql.join(asked, sql` union all `)}`.execute(db)
  for (const { name, places } of rows)
    options.set(
      name,
      places.map((place) => options.get(name)![place]),
    )
  const [empty] = [...options].filter(([, values]) => values.length === 0)
  if (empty)
    throw new Error(`no value is known for ${table.name}.${empty[0]}: see test/planting/candidates.ts`)
  return options
}

function fitting({ name, type }: Column, checks: readonly Check[], all: unknown[]) {
  const rule = sql.raw(checks.map(({ expression }) => `coalesce((${expression}), true)`).join(' and '))
  const cast = sql.raw(type)
  const parts = all.map(
    (value, place) => sql`select ${place}::int as place, ${value}::${cast} as ${sql.id(name)}`,
  )
  return sql`(select ${name}::text as name, coalesce(array_agg(x.place order by x.place) filter (where ${rule}), '{}') as places
    from (${sql.join(parts, sql` union all `)}) x)`
}

function firstValues(
  { columns, references, name }: Table,
  planted: Map<string, Row[]>,
  options: Map<string, unknown[]>,
  place: number,
  row: number,
): Row {
  const values: Row = {}
  for (const { name: column, identity, required, filled, type } of columns)
    if (identity) values[column] = row
    else if (required ? !filled : place === 1 && !filled && (type === 'text' || type === 'date'))
      values[column] = options.get(column)![0]
  for (const { columns: own, target, targetColumns } of references) {
    const parent = target === name ? undefined : planted.get(target)?.[place]
    const other = planted.get(target)?.[1 - place]
    for (const [index, column] of own.entries())
      if (parent) {
        values[column] = parent[targetColumns[index]!]
        options.set(column, [values[column], other?.[targetColumns[index]!]])
      } else if (!columns.find((one) => one.name === column)!.required) values[column] = null
  }
  return values
}

/** Inserts; where a rule over several columns refuses it, tries their other values one after the other. */
async function insertMending(
  db: Database,
  table: Table,
  values: Row,
  options: Map<string, unknown[]>,
  row: number,
): Promise<Row> {
  const rounds = new Map<string, number>()
  let last: DatabaseError = {}
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      return await insert(db, table, values)
    } catch (error) {
      last = error as DatabaseError
      const touched = columnsOf(table, last)
      const standing = last.code === '23505' && (await standingRow(db, table, values, touched))
      if (standing) return standing
      const round = (rounds.get(last.constraint ?? '') ?? 0) + 1
      rounds.set(last.constraint ?? '', round)
      mend(table, values, options, touched, round)
    }
  }
  throw new Error(
    `no row of ${table.name} could be planted (${row}): ${last.constraint ?? String(last)} ${last.detail ?? ''}`,
  )
}

const columnsOf = ({ checks }: Table, { constraint, detail }: DatabaseError): string[] =>
  checks.find(({ name }) => name === constraint)?.columns ??
  /\(([^)]+)\)=/
    .exec(detail ?? '')?.[1]
    ?.split(/,\s*/)
    .map((name) => name.replaceAll('"', '')) ??
  []

/** Counts through the values of the columns like through digits. */
function mend(
  table: Table,
  values: Row,
  options: Map<string, unknown[]>,
  touched: string[],
  round: number,
): void {
  let rest = round
  for (const name of touched) {
    const column = table.columns.find((one) => one.name === name)!
    if (column.identity) continue
    const choices = column.required ? options.get(name)! : [...options.get(name)!, null]
    values[name] = choices[rest % choices.length]
    rest = Math.floor(rest / choices.length)
  }
}

async function insert(db: Database, { name }: Table, values: Row): Promise<Row> {
  const columns = Object.keys(values)
  const { rows } = await sql<Row>`
    insert into ${sql.id(name)} (${sql.join(columns.map((column) => sql.id(column)))}) overriding system value
    values (${sql.join(Object.values(values))}) returning *`.execute(db)
  return rows[0]!
}

/** The row that is there already where only one can: a trigger wrote it, or it is the first one of its provider. */
async function standingRow(
  db: Database,
  { name, references, key }: Table,
  values: Row,
  touched: string[],
): Promise<Row | undefined> {
  const refers = new Set([...references.flatMap(({ columns }) => columns), ...(key.length > 1 ? key : [])])
  if (!touched.every((column) => refers.has(column))) return undefined
  const same = touched.map((column) => sql`${sql.id(column)} is not distinct from ${values[column]}`)
  const { rows } = await sql<Row>`select * from ${sql.id(name)} where ${sql.join(same, sql` and `)}`.execute(
    db,
  )
  return rows[0]
}

/** Fills the references that were not there yet when their row was planted, as far as the rules allow. */
async function fillReferences(
  db: Database,
  tables: readonly Table[],
  planted: Map<string, Row[]>,
): Promise<void> {
  for (const { name, references, columns } of tables)
    for (const { columns: own, target } of references) {
      const column = own[0]!
      const optional = !columns.find((one) => one.name === column)!.required
      if (own.length > 1 || !optional || target === name || !columns.some(({ name: one }) => one === 'id'))
        continue
      for (const [place, row] of (planted.get(name) ?? []).entries()) {
        const parent = planted.get(target)?.[place]
        if (!parent || !('id' in parent) || row[column] !== null) continue
        await sql`update ${sql.id(name)} set ${sql.id(column)} = ${parent.id} where id = ${row.id}`
          .execute(db)
          .catch(() => null)
      }
    }
}
