import type { SoughtTerm } from '@intranet/contract/careers/talent-bank'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inBank } from './talent.queries.ts'

/** A person of the talent bank, and the words that their licence meets. */
export const licenceOf = (db: Database, actor: Actor, id: number, terms: readonly SoughtTerm[]) =>
  inBank(db, actor)
    .where('u.id', '=', id)
    .select([
      'u.cnh_categoria',
      sql<string[]>`array(select t from unnest(${terms.map(({ termo }) => termo)}::text[]) t
        where u.cnh_categoria = any(termo_cnh(t)))`.as('termos'),
    ])
    .executeTakeFirst()
