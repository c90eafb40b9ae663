import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

const AT_ONCE = 1000

/** Participations whose CPF is kept, in the order of their ids from `after` on. */
export const listKeptPeople = (db: Database, after: number) =>
  db
    .selectFrom('site_roleta_historico')
    .select(['id', 'cpf'])
    .where('id', '>', after)
    .where('cpf', 'is not', null)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

/** Stores what replaces the CPF of each of these participations. */
export const storeMarks = (db: Database, ids: readonly number[], marks: readonly string[]) =>
  sql`update site_roleta_historico h set pessoa = v.pessoa
    from unnest(${ids}::bigint[], ${marks}::text[]) as v (id, pessoa)
    where h.id = v.id and h.pessoa <> v.pessoa`.execute(db)
