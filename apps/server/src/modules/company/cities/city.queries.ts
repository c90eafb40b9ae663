import {
  city,
  type CityFields,
  type ListCitiesInput,
  type UpdateCityInput,
} from '@intranet/contract/company/city'
import type { CityOptionsInput } from '@intranet/contract/company/city-schemas'
import type { CityChoice } from '@intranet/contract/city-choice'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { escapeLike } from '../../../platform/text-search.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('cidade as c')
    .leftJoin('empresa as e', 'e.id', 'c.id_empresa')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa')))
    .select([
      'c.id',
      'c.id_ibge',
      'c.nome',
      'c.uf',
      'c.id_empresa',
      'e.nome as empresa',
      'c.ativo',
      'c.created_at',
      'c.updated_at',
    ])
    .$narrowType<{ uf: CityFields['uf'] }>()

export const listCities = (db: Database, actor: Actor, request: ListCitiesInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(city).list,
    alias: 'c',
    refs: { empresa: 'e.nome' },
    search: 'c.busca',
  })

export const countCities = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getCity = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('c.id', '=', id).executeTakeFirst()

/** Cities whose name holds `q`, those that begin with it first. */
export const cityOptions = (
  db: Database,
  actor: Actor | null,
  { q = '', uf, todas, incluir, ids }: CityOptionsInput,
): Promise<CityChoice[]> => {
  const pattern = escapeLike(q.trim())
  return db
    .selectFrom('cidade as c')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa')))
    .where(ids ? sql<boolean>`c.id = any (${ids}::bigint[])` : selectable('c', incluir))
    .$if(uf !== undefined, (query) => query.where('c.uf', '=', uf!))
    .$if(pattern !== '', (query) =>
      query.where(sql<boolean>`c.busca like ${'%'} || normaliza(${pattern}) || ${'%'}`),
    )
    .select(['c.id', 'c.nome', 'c.uf'])
    .orderBy(sql`c.id = ${incluir ?? null}`, (order) => order.desc().nullsLast())
    .orderBy(sql`c.busca like normaliza(${pattern}) || ${'%'}`, 'desc')
    .orderBy('c.nome')
    .orderBy('c.uf')
    .limit(ids?.length ?? (todas && uf ? 5000 : 100))
    .execute()
}

/** The static list of cities: id as text, name, and the state's number as text. */
export const cityReference = (db: Database) =>
  db
    .selectFrom('cidade as c')
    .innerJoin('estado as e', 'e.uf', 'c.uf')
    .where('c.ativo', '=', true)
    .where('c.id_empresa', 'is', null)
    .select([sql<string>`c.id::text`.as('ID'), 'c.nome as label', sql<string>`e.numero::text`.as('Estado')])
    .orderBy('c.id')
    .execute()

export const allCities = (db: Database) => db.selectFrom('cidade')

export const activeCities = (db: Database) => allCities(db).where('ativo', '=', true)

export const insertCities = (db: Database, rows: CityFields[]) =>
  db.insertInto('cidade').values(rows).returning('id').execute()

export const updateCity = (db: Database, input: UpdateCityInput) =>
  saveRecord(db.updateTable('cidade'), input)

export const switchCities = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('cidade'), input)

export const removeCity = (db: Database, id: number) => removeRecord(db.deleteFrom('cidade'), id)
