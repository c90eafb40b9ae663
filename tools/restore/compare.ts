/** All that a database holds, as lines that two databases must share. */
import { readContents as readTables } from '@intranet/db/backup/contents'
import { Client } from 'pg'

/** Emptied by the recipe itself: sessions and first-access links of a copy must not open anything. */
const EMPTIED = ['sessao', 'desafio_senha']

const schemas = "nspname !~ '^pg_' and nspname <> 'information_schema'"

/** Kinds of things and the statement that lists them; each line is one thing with its whole definition. */
const definitions = {
  columns: `select format('%s.%s %s %s %s %s %s', a.attrelid::regclass, a.attname, a.atttypid::regtype, a.atttypmod,
      a.attnotnull, a.attidentity::text || a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${schemas} and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm')`,
  constraints: `select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(o.oid)) as line
    from pg_constraint o join pg_namespace n on n.oid = o.connamespace where ${schemas}`,
  indexes: `select pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' INVALID' end as line
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${schemas}`,
  triggers: `select pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text as line from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${schemas} and not tgisinternal`,
  functions: `select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${schemas} and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  views: `select c.oid::regclass::text || pg_get_viewdef(c.oid) as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${schemas} and c.relkind in ('v', 'm')`,
  partitions: `select inhrelid::regclass::text || ' of ' || inhparent::regclass::text || ' '
      || coalesce(pg_get_expr(c.relpartbound, c.oid), '') as line
    from pg_inherits join pg_class c on c.oid = inhrelid`,
  sequences: `select format('%I.%I %s', schemaname, sequencename, last_value) as line from pg_sequences`,
  extensions: `select extname || ' ' || extversion as line from pg_extension`,
} as const

export interface Contents {
  /** `table: rows hash` of every table. */
  rows: string[]
  /** Lines by kind of thing. */
  defined: Record<keyof typeof definitions, string[]>
}

const readRows = async (client: Client): Promise<string[]> =>
  Object.entries(await readTables(client, EMPTIED)).map(
    ([table, { linhas, soma }]) => `${table}: ${linhas} ${soma}`,
  )

/** Reads everything, in the same session settings whatever the database's own are. */
export async function readContents(url: string): Promise<Contents> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set timezone to 'UTC'; set datestyle to 'ISO'; set extra_float_digits to 3")
    const defined = {} as Contents['defined']
    for (const [kind, statement] of Object.entries(definitions)) {
      const { rows } = await client.query<{ line: string }>(statement)
      defined[kind as keyof typeof definitions] = rows.map(({ line }) => line).toSorted()
    }
    return { rows: await readRows(client), defined }
  } finally {
    await client.end()
  }
}

/** Lines that only one of the two has. */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  const [here, there] = [new Set(one), new Set(other)]
  return [
    ...one.filter((line) => !there.has(line)).map((line) => `- ${line}`),
    ...other.filter((line) => !here.has(line)).map((line) => `+ ${line}`),
  ]
}
