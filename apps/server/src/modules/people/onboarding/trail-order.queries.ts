/** The order of trails in an onboarding, and of contents in a trail: always 1 to n, also when several write at once. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** What is ordered in what: tables and columns of the two kinds. */
const kinds = {
  trilhas: {
    owners: 'onboarding_onboarding',
    links: 'onboarding_onboarding_trilha',
    owner: 'id_onboarding',
    item: 'id_trilha',
  },
  conteudos: {
    owners: 'onboarding_trilha',
    links: 'onboarding_trilha_conteudo',
    owner: 'id_trilha',
    item: 'id_conteudo',
  },
} as const
export type OrderKind = keyof typeof kinds

/** Takes the owner for oneself until the transaction ends, then reads its items in order. */
export async function lockOrder(db: Database, kind: OrderKind, owner: number): Promise<number[]> {
  const { owners, links, owner: column, item } = kinds[kind]
  await sql`select from ${sql.table(owners)} where id = ${owner} for no key update`.execute(db)
  const { rows } = await sql<{ id: number }>`select ${sql.ref(item)} as id from ${sql.table(links)}
    where ${sql.ref(column)} = ${owner} order by prioridade`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Writes the complete order again; call it after `lockOrder`. One statement: between two, some people would have read all
 * that is left, and others would owe what they have read.
 */
export async function writeOrder(
  db: Database,
  kind: OrderKind,
  owner: number,
  items: readonly number[],
): Promise<void> {
  const { links, owner: column, item } = kinds[kind]
  await sql`with velhas as (delete from ${sql.table(links)} where ${sql.ref(column)} = ${owner} returning 1)
    insert into ${sql.table(links)} (${sql.ref(column)}, ${sql.ref(item)}, prioridade)
    select ${owner}, id, ordem from unnest(${items}::bigint[]) with ordinality as t (id, ordem),
      (select count(*) from velhas) antes`.execute(db)
}
