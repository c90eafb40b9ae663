/** What a database holds, as counts and sums that a copy of it must share. */
import type { Client } from 'pg'

/** Tables that a copy comes without: who has it must not be somebody's session, or use a code that was sent. */
export const leftOut = [
  'sessao',
  'desafio_senha',
  'desafio_fator',
  'codigo_verificacao',
  'fator_liberacao',
  'idempotencia',
] as const

/** Rows of a table, and a sum over them that does not depend on their order. */
export interface TableContents {
  linhas: number
  soma: string
}

/** Table (`public.rh_usuario`) → its contents, of all but those in `without`. Reads every row once. */
export async function readContents(
  client: Client,
  without: readonly string[] = leftOut,
): Promise<Record<string, TableContents>> {
  await client.query("set timezone to 'UTC'; set datestyle to 'ISO'; set extra_float_digits to 3")
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where nspname !~ '^pg_' and nspname <> 'information_schema' and relkind in ('r', 'm') and relname <> all($1) order by 1`,
    [without],
  )
  const contents: Record<string, TableContents> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<TableContents>(
      `select count(*)::int as linhas,
         coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as soma from ${name} t`,
    )
    contents[name] = rows[0]!
  }
  return contents
}

/** Tables whose contents differ, in words. */
export function differences(
  wanted: Record<string, TableContents>,
  found: Record<string, TableContents>,
): string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
  return names.flatMap((name) => {
    const [before, after] = [wanted[name], found[name]]
    if (!before) return [`${name}: não estava na cópia`]
    if (!after) return [`${name}: falta`]
    if (before.linhas !== after.linhas) return [`${name}: ${after.linhas} linhas em vez de ${before.linhas}`]
    return before.soma === after.soma ? [] : [`${name}: conteúdo diferente`]
  })
}
