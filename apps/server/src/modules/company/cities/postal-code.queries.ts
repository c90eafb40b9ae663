import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { PostalPlace } from '../../../platform/cep.ts'

/** A CEP that was looked up at most `days` ago. */
export const cachedPostalPlace = (db: Database, cep: string, days: number) =>
  db
    .selectFrom('cep_cache')
    .where('cep', '=', cep)
    .where(sql<boolean>`consultado_em > now() - make_interval(days => ${days}::int)`)
    .select('dados')
    .executeTakeFirst()

export const cachePostalPlace = (db: Database, cep: string, place: PostalPlace) =>
  db
    .insertInto('cep_cache')
    .values({ cep, dados: JSON.stringify(place) })
    .onConflict((conflict) =>
      conflict.column('cep').doUpdateSet({ dados: JSON.stringify(place), consultado_em: sql<Date>`now()` }),
    )
    .execute()

/** The id of a place's city: by its IBGE code, else by state and name. */
export const findCityOf = (db: Database, { localidade, uf, ibge }: PostalPlace) =>
  db
    .selectFrom('cidade')
    .where(
      sql<boolean>`id_ibge = ${ibge ?? null}::int or (uf = ${uf} and normaliza(nome) = normaliza(${localidade}))`,
    )
    .select(['id', 'nome'])
    .orderBy(sql`id_ibge = ${ibge ?? null}::int`, (order) => order.desc().nullsLast())
    .executeTakeFirst()

/** Adds a place's city unless somebody just did. */
export const addCityOf = (db: Database, { localidade, uf, ibge }: PostalPlace) =>
  db
    .insertInto('cidade')
    .values({ nome: localidade, uf, id_ibge: ibge ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
