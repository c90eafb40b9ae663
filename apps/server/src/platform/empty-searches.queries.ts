/** What was searched and not found, without who searched: in the FAQ, and in the search box of the app. */
import {
  emptySearchList,
  type EmptySearchOrigin,
  type ListEmptySearchesInput,
} from '@intranet/contract/content/faq-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from './list.ts'

/** The most search terms of guests that are stored, because anybody can send any text. */
export const PUBLIC_TERMS = 5000
const publicTermsFull = sql<boolean>`(select count(*) >= ${PUBLIC_TERMS} from
  (select from faq_busca_vazia where origem = 'publica' limit ${PUBLIC_TERMS}) f)`

/** Stores a search that found nothing; long numbers and addresses could be somebody's, so they are left out. */
export async function recordEmptySearch(db: Database, termo: string, origem: EmptySearchOrigin) {
  const words = termo.trim().slice(0, 80)
  if (words.length < 2 || words.replace(/\D/g, '').length > 5 || words.includes('@')) return
  await sql`insert into faq_busca_vazia (termo, origem)
    select t, ${origem} from (select left(normaliza(${words}), 80) as t) x where length(t) >= 2
      and (${origem !== 'publica'} or not ${publicTermsFull}
        or exists (select from faq_busca_vazia b where b.termo = x.t and b.origem = 'publica'))
    on conflict (termo, origem) do update set vezes = faq_busca_vazia.vezes + 1, ultima_em = now()`.execute(
    db,
  )
}

/** Of the FAQ, or of the search box. */
export const listEmptySearches = (
  db: Database,
  request: ListEmptySearchesInput,
  origins: readonly EmptySearchOrigin[],
) =>
  readPage(
    db
      .selectFrom('faq_busca_vazia as b')
      .where('b.origem', 'in', origins)
      .select(['b.id', 'b.termo', 'b.origem', 'b.vezes', 'b.ultima_em']),
    request,
    { definition: emptySearchList, alias: 'b', search: normalised('b.termo') },
  )

/** Takes a term of these origins off the list. */
export const removeEmptySearch = (db: Database, id: number, origins: readonly EmptySearchOrigin[]) =>
  db.deleteFrom('faq_busca_vazia').where('id', '=', id).where('origem', 'in', origins).execute()

/** Deletes terms of a year ago; when those of guests are full, the ones searched only once after a month. */
export async function purgeEmptySearches(db: Database): Promise<void> {
  await sql`delete from faq_busca_vazia where ultima_em < now() - interval '365 days'`.execute(db)
  await sql`delete from faq_busca_vazia where origem = 'publica' and vezes = 1
    and ultima_em < now() - interval '30 days' and ${publicTermsFull}`.execute(db)
}
