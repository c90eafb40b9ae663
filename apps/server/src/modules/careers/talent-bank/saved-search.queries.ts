/** Searches of the talent bank that are kept, and whom they found. */
import type { ListTalentsInput, SoughtTerm } from '@intranet/contract/careers/talent-bank'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { saveRecord } from '../../../platform/records.ts'
import { filteredTalents } from './talent.queries.ts'
import { hitRows } from './talent-search.queries.ts'

export type StoredFilter = Pick<ListTalentsInput, 'filtro'> & { q?: string; perto_de?: number }

export const searchesOf = (db: Database, id_usuario: number) =>
  db
    .selectFrom('busca_talento as b')
    .where('b.id_usuario', '=', id_usuario)
    .select([
      'b.id',
      'b.nome',
      sql<SoughtTerm[]>`b.palavras`.as('palavras'),
      sql<Record<string, unknown>>`b.filtro`.as('filtro'),
      'b.avisar',
      sql<number>`(select count(*)::int from busca_talento_pessoa p where p.id_busca = b.id)`.as(
        'encontradas',
      ),
      'b.created_at',
      'b.updated_at',
    ])
    .orderBy('b.nome')
    .orderBy('b.id')
    .limit(100)
    .execute()

interface NewSearch {
  id_usuario: number
  nome: string
  avisar: boolean
  palavras: readonly SoughtTerm[]
  filtro: StoredFilter
}
export const insertSearch = (db: Database, { palavras, filtro, ...row }: NewSearch) =>
  db
    .insertInto('busca_talento')
    .values({
      ...row,
      palavras: sql`${JSON.stringify(palavras)}::jsonb`,
      filtro: sql`${JSON.stringify(filtro)}::jsonb`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const switchSearch = (
  db: Database,
  id_usuario: number,
  input: { id: number; updated_at?: string; avisar: boolean },
) => saveRecord(db.updateTable('busca_talento').where('id_usuario', '=', id_usuario), input)

export const deleteSearch = (db: Database, id_usuario: number, id: number) =>
  db
    .deleteFrom('busca_talento')
    .where('id', '=', id)
    .where('id_usuario', '=', id_usuario)
    .returning('id')
    .executeTakeFirst()

/** Searches that tell, those looked at longest ago first. */
export const tellingSearches = (db: Database) =>
  db
    .selectFrom('busca_talento')
    .where('avisar', '=', true)
    .select([
      'id',
      'id_usuario',
      'nome',
      sql<SoughtTerm[]>`palavras`.as('palavras'),
      sql<StoredFilter>`filtro`.as('filtro'),
      'verificada_em',
    ])
    .orderBy('verificada_em')
    .limit(2000)
    .execute()

interface Asked {
  id: number
  request: ListTalentsInput
  /** Only people whose CV changed since; all of them when absent. */
  since?: Date
}

/** A CV whose PDF was read after it was changed counts from the reading. */
const changedSince = (since: Date) =>
  sql<boolean>`(r.atualizado_em >= ${since}::timestamptz - interval '10 minutes' or exists (select from curriculo_pdf t
    where t.id_usuario = u.id and t.lido_em >= ${since}::timestamptz - interval '10 minutes'))`

/** Keeps whom a search finds and had not found before; answers how many they are. One statement. */
export async function keepFound(db: Database, actor: Actor, { id, request, since }: Asked): Promise<number> {
  const people = filteredTalents(db, actor, request)
  const fresh = since ? people.where(changedSince(since)) : people
  const wanted = request.palavras.length
    ? sql`with ${hitRows(request.palavras)} select p.id_usuario from ponto p join (${fresh}) a on a.id = p.id_usuario`
    : sql`select a.id as id_usuario from (${fresh}) a`
  const { rows } = await sql<{ novas: number }>`
    with nova as (
      insert into busca_talento_pessoa (id_busca, id_usuario)
      select ${id}, w.id_usuario from (${wanted}) w on conflict do nothing returning 1
    ), vista as (update busca_talento set verificada_em = now() where id = ${id})
    select count(*)::int as novas from nova`.execute(db)
  return rows[0]?.novas ?? 0
}
