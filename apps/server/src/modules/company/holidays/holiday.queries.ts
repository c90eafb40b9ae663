import { holiday, type HolidayFields, type ListHolidaysInput } from '@intranet/contract/company/holiday'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { Uf } from '@intranet/contract/states'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { linkedCities } from '../cities/city-links.queries.ts'

/** A holiday as its table holds it: its cities are linked. */
export type HolidayRow = Omit<HolidayFields, 'municipio'>

const cityNames = sql<string | null>`(select string_agg(c.nome, ', ' order by c.nome)
  from feriado_cidade l join cidade c on c.id = l.id_cidade where l.id_feriado = f.id)`

/** Holidays belong to no provider: everybody who may read them reads all. */
const visible = (db: Database) =>
  db
    .selectFrom('feriado as f')
    .select([
      'f.id',
      'f.nome',
      'f.data',
      sql<HolidayFields['tipo']>`f.tipo`.as('tipo'),
      sql<Uf | null>`f.uf`.as('uf'),
      cityNames.as('municipios'),
      'f.recorrencia_anual',
      'f.ano',
      'f.ativo',
      'f.created_at',
      'f.updated_at',
    ])

export const listHolidays = (db: Database, request: ListHolidaysInput) =>
  readPage(visible(db), request, {
    definition: schemasOf(holiday).list,
    alias: 'f',
    refs: { municipios: cityNames },
    search: normalised('f.nome', 'f.tipo', 'f.uf'),
  })

export const countHolidays = (db: Database) => rowCount(visible(db))

export const getHoliday = (db: Database, id: number) =>
  visible(db)
    .where('f.id', '=', id)
    .select(linkedCities('feriado_cidade', 'f.id').as('municipio'))
    .executeTakeFirst()

/** The state that all the cities lie in; null when they lie in several. */
export async function commonState(db: Database, cities: readonly number[]) {
  const rows = await db
    .selectFrom('cidade')
    .where('id', 'in', cities)
    .select(sql<Uf | null>`uf`.as('uf'))
    .distinct()
    .execute()
  return rows.length === 1 ? rows[0]!.uf : null
}

export const insertHolidays = (db: Database, rows: HolidayRow[]) =>
  db.insertInto('feriado').values(rows).returning('id').execute()

export const updateHoliday = (db: Database, row: HolidayRow & { id: number; updated_at?: string }) =>
  saveRecord(db.updateTable('feriado'), row)

export const switchHolidays = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('feriado'), input)

export const removeHoliday = (db: Database, id: number) => removeRecord(db.deleteFrom('feriado'), id)
