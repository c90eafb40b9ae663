/** Every row that is a planted one or points at one, to see whether a write left them as they were. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { readCatalog, type Table } from './catalog.ts'
import type { Plant } from './plant.ts'

/** Who asked what, and when: written at every call. */
const logs = new Set([
  'acesso_dado_pessoal',
  'limite_requisicao',
  'idempotencia',
  'seguranca_evento',
  'sessao',
  'alteracao',
  'alteracao_fila',
])

const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** A condition on the rows of a table; undefined where it has no column that could hold such an id. */
function pointsAt({ columns }: Table, { id }: Plant): RawBuilder<boolean> | undefined {
  const ids = columns.flatMap(({ name, type, identity }) => {
    const ref = sql.ref(`x.${name}`)
    if (type === 'bigint' && (identity || /^id(?!_cidade)(_|$)/.test(name)))
      return [sql`${ref} in (${id}, ${id + 1})`]
    if (type === 'uuid') return [sql`${ref} in (${uuidOf(id)}, ${uuidOf(id + 1)})`]
    return type === 'bigint[]' ? [sql`${ref} && array[${id}, ${id + 1}]::bigint[]`] : []
  })
  return ids.length > 0 ? sql<boolean>`(${sql.join(ids, sql` or `)})` : undefined
}

/** A table, or one of its months. */
interface Leaf {
  /** As SQL names it. */
  leaf: string
  /** The table, or that of the month. */
  table: string
}

/**
 * Makes `percurso.escritas()`, which says which of these tables the open transaction wrote, and answers the tables with
 * their months. Without an id a transaction wrote none, which spares counting through them. What PostgreSQL counts is
 * asked by table: its view joins and groups all of them at every call. A function keeps its plan, and no names are
 * sent: the walks ask some 10,000 times.
 */
async function countWrites(db: Database, tables: string[]): Promise<Leaf[]> {
  await sql`create schema percurso`.execute(db)
  await sql`create table percurso.folha as
    select coalesce(i.inhrelid, c.oid)::oid as oid, coalesce(i.inhrelid, c.oid)::regclass::text as leaf, c.relname::text as "table"
    from pg_class c left join pg_inherits i on i.inhparent = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables})`.execute(db)
  await sql`create function percurso.escritas() returns table (leaf text, "table" text) language plpgsql as $$
    begin
      if pg_current_xact_id_if_assigned() is not null then
        return query select f.leaf, f."table" from percurso.folha f
          where pg_stat_get_xact_tuples_inserted(f.oid) + pg_stat_get_xact_tuples_updated(f.oid)
            + pg_stat_get_xact_tuples_deleted(f.oid) > 0;
      end if;
    end $$`.execute(db)
  const { rows } = await sql<Leaf>`select leaf, "table" from percurso.folha`.execute(db)
  return rows
}

/** Reads the rows now; the answer says, within a transaction, which tables have something else. */
export async function watchRows(db: Database, plant: Plant): Promise<(db: Database) => Promise<string[]>> {
  const conditions = new Map(
    (await readCatalog(db)).flatMap((table) => {
      const condition = logs.has(table.name) ? undefined : pointsAt(table, plant)
      return condition ? [[table.name, condition] as const] : []
    }),
  )
  async function rowsOf(from: Database, { leaf, table }: Leaf): Promise<string> {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(string_agg(to_jsonb(x)::text, E'\n' order by to_jsonb(x)::text), '') as rows
      from ${sql.raw(leaf)} x where ${conditions.get(table)!}`.execute(from)
    return rows[0]!.rows
  }
  const before = new Map<string, string>()
  for (const one of await countWrites(db, [...conditions.keys()])) before.set(one.leaf, await rowsOf(db, one))
  return async (within) => {
    const written = await sql<Leaf>`select leaf, "table" from percurso.escritas()`.execute(within)
    const changed = new Set<string>()
    for (const one of written.rows)
      if ((await rowsOf(within, one)) !== before.get(one.leaf)) changed.add(one.table)
    return [...changed].toSorted()
  }
}
