/** What the database says of its tables: columns, references, rules. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface Column {
  name: string
  type: string
  required: boolean
  /** Has a default, is an identity or is computed. */
  filled: boolean
  /** Counts up: by a separate sequence in tables with months. */
  identity: boolean
}

export interface Reference {
  columns: string[]
  target: string
  targetColumns: string[]
}

export interface Check {
  name: string
  columns: string[]
  /** SQL over the table's own column names. */
  expression: string
}

export interface Table {
  name: string
  columns: Column[]
  references: Reference[]
  checks: Check[]
  key: string[]
}

/** Every table of the application; PostgreSQL's and the queue's are elsewhere. */
export async function readCatalog(db: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'required', a.attnotnull, 'filled', a.atthasdef or a.attidentity <> '', 'identity', a.attidentity <> ''
            or exists (select from pg_attrdef d where d.adrelid = a.attrelid and d.adnum = a.attnum
              and pg_get_expr(d.adbin, d.adrelid) like 'nextval(%'))
          order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select jsonb_agg(jsonb_build_object('target', f.confrelid::regclass::text, 'columns', ${names('f.conrelid', 'f.conkey')},
          'targetColumns', ${names('f.confrelid', 'f.confkey')}) order by f.conname)
        from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid), '[]') as references,
      coalesce((select jsonb_agg(jsonb_build_object('name', k.conname, 'columns', ${names('k.conrelid', 'k.conkey')},
          'expression', regexp_replace(substr(pg_get_constraintdef(k.oid), 7), ' NOT VALID$', '')) order by cardinality(k.conkey), k.conname)
        from pg_constraint k where k.contype = 'c' and k.conrelid = c.oid), '[]') as checks,
      coalesce((select ${names('k.conrelid', 'k.conkey')} from pg_constraint k
        where k.contype = 'p' and k.conrelid = c.oid), '[]') as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db)
  return rows
}

const names = (table: string, places: string) => sql`(
  select jsonb_agg(a.attname order by u.place) from unnest(${sql.ref(places)}) with ordinality u(number, place)
  join pg_attribute a on a.attrelid = ${sql.ref(table)} and a.attnum = u.number)`

const ROOT = 'empresa'
/** Cities belong to the provider that serves them; what takes place there does not. */
const places = new Set(['cidade', 'rh_cidade_provedor'])

/** What a row of the whole group goes with does not say its owner: rides are everybody's, also with a provider's car. */
const goesWith = (table: string, own: readonly string[]): boolean =>
  table === 'carona' && own.includes('id_veiculo')

/** A person that may be missing is who wrote or decided, unless the row is about them. */
const namesWriter = (columns: readonly Column[], own: readonly string[], target: string): boolean =>
  target === 'rh_usuario' &&
  !own.some((name) => ['id_titular', 'id_funcionario'].includes(name)) &&
  own.some((name) => !columns.find((column) => column.name === name)!.required)

/**
 * Tables whose rows belong to a provider: by a column `id_empresa`, by a reference to one that does (but not
 * by who wrote them, nor by a city), or by a table of pairs with providers.
 */
export function ownedTables(tables: readonly Table[]): Set<string> {
  const owned = new Set([ROOT])
  const paired = (name: string) =>
    tables.some(
      ({ references, key }) =>
        references.some(({ target, columns }) => target === name && key.includes(columns[0]!)) &&
        references.some(({ target, columns }) => target === ROOT && key.includes(columns[0]!)),
    )
  const belongs = ({ name, columns, references }: Table) =>
    columns.some((column) => column.name === 'id_empresa') ||
    paired(name) ||
    references.some(
      ({ target, columns: own }) =>
        owned.has(target) &&
        !places.has(target) &&
        !goesWith(name, own) &&
        !namesWriter(columns, own, target),
    )
  for (let before = 0; before !== owned.size;) {
    before = owned.size
    for (const table of tables) if (belongs(table)) owned.add(table.name)
  }
  return owned
}

/** References of which a rule demands exactly one. */
const isOneOf = ({ checks }: Table, own: readonly string[]): boolean =>
  checks.some(
    ({ columns, expression }) =>
      /num_nonnulls\([^)]*\) = 1/.test(expression) && own.every((one) => columns.includes(one)),
  )

/** Tables after those that they refer to by columns that must be filled, or of which one must be. */
export function inOrder(tables: readonly Table[]): Table[] {
  const waiting = new Set(tables.map(({ name }) => name))
  const sorted: Table[] = []
  const mustHave = (table: Table) =>
    table.references
      .filter(
        ({ columns: own }) =>
          own.every((one) => table.columns.find((c) => c.name === one)!.required) || isOneOf(table, own),
      )
      .map(({ target }) => target)
      .filter((target) => target !== table.name)
  while (sorted.length < tables.length) {
    const ready = tables.filter(
      (table) => waiting.has(table.name) && mustHave(table).every((one) => !waiting.has(one)),
    )
    if (ready.length === 0) throw new Error('tables that must refer to each other')
    for (const table of ready) {
      sorted.push(table)
      waiting.delete(table.name)
    }
  }
  return sorted
}
