import { externalList, type ListExternalInput } from '@intranet/contract/access/external-ids'
import type { Database } from '@intranet/db/connection'
import { sql, type NotNull } from 'kysely'
import { lockKey } from '../../../platform/locks.ts'
import { readPage } from '../../../platform/list.ts'

/** Whose ids they are, and of which table. */
export interface Source {
  fonte: string
  tabela: string
}

/** The source on a key; null for one without. */
export async function sourceOfKey(db: Database, id: number): Promise<string | null> {
  const row = await db.selectFrom('chave_acesso').where('id', '=', id).select('fonte').executeTakeFirst()
  return row?.fonte ?? null
}

/** Until the transaction ends nobody else writes by these ids. In one order, so that no two wait for each other. */
export async function lockExternalIds(
  db: Database,
  { fonte, tabela }: Source,
  ids: readonly string[],
): Promise<void> {
  const keys = ids.map((id) => JSON.stringify([fonte, tabela, id])).toSorted()
  await sql`select pg_advisory_xact_lock(${lockKey('externalIds', sql`k.chave`)})
    from unnest(${keys}::text[]) with ordinality as k (chave, ordem) order by k.ordem`.execute(db)
}

/** The records that a source calls so; null where the record's personal data were removed. */
export async function findLinks(db: Database, { fonte, tabela }: Source, ids: readonly string[]) {
  const rows = await db
    .selectFrom('vinculo_externo')
    .where('fonte', '=', fonte)
    .where('tabela', '=', tabela)
    .where('id_externo', '=', sql<string>`any(${[...ids]}::text[])`)
    .select(['id_externo', 'id_item'])
    .execute()
  return new Map(rows.map(({ id_externo, id_item }) => [id_externo, id_item]))
}

export const insertLinks = (
  db: Database,
  { fonte, tabela }: Source,
  links: readonly { id_externo: string; id_item: number }[],
) =>
  db
    .insertInto('vinculo_externo')
    .values(links.map((link) => ({ fonte, tabela, ...link })))
    .execute()

export const removeLink = (db: Database, { fonte, tabela }: Source, id_externo: string) =>
  db
    .deleteFrom('vinculo_externo')
    .where('fonte', '=', fonte)
    .where('tabela', '=', tabela)
    .where('id_externo', '=', id_externo)
    .execute()

const linksOf = (db: Database, { fonte, tabela }: Source) =>
  db
    .selectFrom('vinculo_externo as v')
    .where('v.fonte', '=', fonte)
    .where('v.tabela', '=', tabela)
    .where('v.id_item', 'is not', null)
    .select(['v.id', 'v.id_externo', 'v.id_item as id_registro', 'v.created_at', 'v.updated_at'])
    .$narrowType<{ id_registro: NotNull }>()

/** What a source calls so; whether its reader sees the record is said by its list. */
export const findLink = (db: Database, source: Source, id_externo: string) =>
  linksOf(db, source).where('v.id_externo', '=', id_externo).executeTakeFirst()

/** One page of what a source calls records; whether its reader sees them is said by their list. */
export const listLinks = (db: Database, source: Source, request: ListExternalInput) =>
  readPage(linksOf(db, source), request, {
    definition: externalList,
    alias: 'v',
    refs: { id_registro: 'v.id_item' },
    search: 'v.id_externo',
  })
