import { Client } from 'pg'

interface Constraint {
  nome: string
  /** `c` check, `u` unique, `x` exclusion, `f` foreign key. */
  tipo: 'c' | 'u' | 'x' | 'f'
  colunas: string[]
}

// A unique index over expressions has no row in pg_constraint, and its columns are only in pg_depend.
const CONSTRAINTS = `
  select conname as nome, contype as tipo, array(
      select attname::text from unnest(conkey) with ordinality k (number, place)
      join pg_attribute on attrelid = conrelid and attnum = k.number order by k.place) as colunas
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x', 'f') and conrelid <> 0
    and conparentid = 0
  union all
  select c.relname, 'u', array(
      select attname::text from pg_attribute
      where attrelid = i.indrelid and attnum in (
        select refobjsubid from pg_depend
        where classid = 'pg_class'::regclass and objid = i.indexrelid and refobjid = i.indrelid)
      order by array_position(i.indkey::int[], attnum::int), attnum)
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace and not c.relispartition
    and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by 1`

/** The field at which a refusal is shown: a typed value rather than the owner of the row. */
function fieldOf({ tipo, colunas }: Constraint): string {
  const typed =
    tipo === 'u' || tipo === 'x' ? colunas.find((column) => !column.startsWith('id_')) : colunas[0]
  return typed ?? colunas.at(-1) ?? ''
}

/** The text of `constraints.ts` for the database at `url`. Throws when a name is generated or occurs twice. */
export async function generateConstraints(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Constraint>(CONSTRAINTS)
    const lines = rows.map((row) => `  ${row.nome}: '${fieldOf(row)}',`)
    return `/** Each constraint and unique index, and the field at which its refusal is shown. Written by pnpm db:types. */
export const constraintFields = {
${lines.join('\n')}
} as const

export type ConstraintName = keyof typeof constraintFields
`
  } finally {
    await client.end()
  }
}
