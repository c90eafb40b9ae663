import type { Uf } from '@intranet/contract/states'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { District } from '../../../platform/districts.ts'

/** The districts of a state as they were last read; `fresh` within `days`. */
export const cachedDistricts = (db: Database, uf: Uf, days: number) =>
  db
    .selectFrom('distrito_cache')
    .where('uf', '=', uf)
    .select([
      sql<District[]>`dados`.as('dados'),
      sql<boolean>`consultado_em > now() - make_interval(days => ${days}::int)`.as('fresh'),
    ])
    .executeTakeFirst()

export const cacheDistricts = (db: Database, uf: Uf, districts: District[]) =>
  db
    .insertInto('distrito_cache')
    .values({ uf, dados: JSON.stringify(districts) })
    .onConflict((conflict) =>
      conflict
        .column('uf')
        .doUpdateSet({ dados: JSON.stringify(districts), consultado_em: sql<Date>`now()` }),
    )
    .execute()

/** Every municipality has a district with its name: this list works without the service. */
export const seatDistricts = (db: Database, uf: Uf): Promise<District[]> =>
  db
    .selectFrom('cidade')
    .where('uf', '=', uf)
    .where('id_ibge', 'is not', null)
    .select(['nome', 'nome as cidade'])
    .orderBy('nome')
    .orderBy('id')
    .execute()
