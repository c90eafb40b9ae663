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

/**
 * Asks which of these tables, or which of their months, the open transaction wrote; without an id it wrote none, which spares counting through
 * them. What PostgreSQL counts is asked by table: its view joins and groups all of them at every call.
 */
async function writtenOf(db: Database, tables: string[]): Promise<(db: Database) => Promise<string[]>> {
  const { rows } = await sql<{ oid: string; name: string }>`
    select coalesce(i.inhrelid, c.oid)::text as oid, c.relname as name
    from pg_class c left join pg_inherits i on i.inhparent = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}) order by c.relname`.execute(
    db,
  )
  const oids = rows.map(({ oid }) => oid)
  const names = rows.map(({ name }) => name)
  return async (within) => {
    const written = await sql<{ name: string }>`
      select distinct t.name from unnest(${oids}::oid[], ${names}::text[]) as t (oid, name)
      where pg_current_xact_id_if_assigned() is not null and pg_stat_get_xact_tuples_inserted(t.oid)
        + pg_stat_get_xact_tuples_updated(t.oid) + pg_stat_get_xact_tuples_deleted(t.oid) > 0 order by t.name`.execute(
      within,
    )
    return written.rows.map(({ name }) => name)
  }
}

/** Reads the rows now; the answer says, within a transaction, which tables have something else. */
export async function watchRows(db: Database, plant: Plant): Promise<(db: Database) => Promise<string[]>> {
  const conditions = new Map(
    (await readCatalog(db)).flatMap((table) => {
      const condition = logs.has(table.name) ? undefined : pointsAt(table, plant)
      return condition ? [[table.name, condition] as const] : []
    }),
  )
  async function rowsOf(from: Database, table: string): Promise<string> {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(string_agg(to_jsonb(x)::text, E'\n' order by to_jsonb(x)::text), '') as rows
      from ${sql.id(table)} x where ${conditions.get(table)!}`.execute(from)
    return rows[0]!.rows
  }
  const before = new Map<string, string>()
  for (const table of conditions.keys()) before.set(table, await rowsOf(db, table))
  const written = await writtenOf(db, [...conditions.keys()])
  return async (within) => {
    const changed: string[] = []
    for (const table of await written(within))
      if ((await rowsOf(within, table)) !== before.get(table)) changed.push(table)
    return changed
  }
}
