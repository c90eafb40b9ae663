/** What a database holds, as counts and sums that a copy of it must share. */
import type { Client } from 'pg'

/**
 * Tables that a copy comes without: who has it must not be somebody's session, or use a code that was sent. Positions in
 * the log of one PostgreSQL say nothing in another.
 */
export const leftOut = [
  'sessao',
  'sessao_identidade',
  'entrada_unica',
  'proposta_codigo',
  'desafio_senha',
  'desafio_fator',
  'codigo_verificacao',
  'fator_liberacao',
  'idempotencia',
  'pessoa_gravacao',
] as const

/** Rows of a table, and SHA-256 over the hashes of its rows, sorted: the order that rows are in does not count. */
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
      // In 256 parts, since one value of PostgreSQL holds no more than the hashes of 33 million rows.
      `select coalesce(sum(rows), 0)::int as linhas,
         encode(sha256(coalesce(string_agg(hash, ''::bytea order by place), ''::bytea)), 'hex') as soma
       from (
         select get_byte(hash, 0) as place, count(*) as rows, sha256(string_agg(hash, ''::bytea order by hash)) as hash
         from (select sha256(convert_to(t::text, 'UTF8')) as hash from ${name} t) row_hashes
         group by 1
       ) parts`,
    )
    contents[name] = rows[0]!
  }
  return contents
}

const SUM = /^[0-9a-f]{64}$/

/** Whether a copy was made when sums were shorter: of such a one the counts alone can be compared. */
export const hasOlderSums = (contents: Record<string, TableContents>): boolean =>
  Object.values(contents).some(({ soma }) => !SUM.test(soma))

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
    return !SUM.test(before.soma) || before.soma === after.soma ? [] : [`${name}: conteúdo diferente`]
  })
}
