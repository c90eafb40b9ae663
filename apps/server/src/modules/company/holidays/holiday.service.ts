import {
  holidayErrors,
  type HolidayFields,
  type UpdateHolidayInput,
} from '@intranet/contract/company/holiday'
import { formatDateTime } from '@intranet/contract/formats'
import { holiday } from '@intranet/contract/messages/company'
import type { Database } from '@intranet/db/connection'
import { assertNoErrors } from '../../../platform/errors.ts'
import { assertChanges, found, holdRecord } from '../../../platform/records.ts'
import { linkCities, replaceLinkedCities } from '../cities/city-links.queries.ts'
import { commonState, getHoliday, insertHolidays, updateHoliday, type HolidayRow } from './holiday.queries.ts'

/**
 * The row of a whole holiday: Municipal gets its state from its cities, Nacional has no state, a yearly one no year.
 */
async function rowOf(db: Database, fields: HolidayFields): Promise<HolidayRow> {
  const { municipio = [], recorrencia_anual = true, ...rest } = fields
  const uf =
    rest.tipo === holiday.municipal
      ? await commonState(db, municipio)
      : rest.tipo === holiday.state
        ? rest.uf
        : null
  const ano = recorrencia_anual ? null : (rest.ano ?? Number(formatDateTime(new Date()).slice(6, 10)))
  return { ...rest, uf, recorrencia_anual, ano }
}

/** Creates holidays that fulfil the rules of their type, and links their cities. */
export async function createHolidays(db: Database, objects: HolidayFields[]) {
  const rows: HolidayRow[] = []
  for (const fields of objects) rows.push(await rowOf(db, fields))
  const created = await insertHolidays(db, rows)
  const links = created.map(({ id }, index) => ({ owner: id, cities: objects[index]?.municipio ?? [] }))
  await linkCities(db, 'feriado_cidade', links)
  return created
}

/** Changes a holiday; the result must fulfil the rules. A type without cities removes those it had. */
export async function changeHoliday(db: Database, { id, updated_at, ...change }: UpdateHolidayInput) {
  assertChanges(change)
  await holdRecord(db, 'feriado', id)
  const { nome, data, tipo, uf, recorrencia_anual, ano, ativo, municipio } = found(await getHoliday(db, id))
  const before = { nome, data, tipo, uf, recorrencia_anual, ano, ativo }
  const whole: HolidayFields = { ...before, municipio: municipio.map((city) => city.id), ...change }
  if (whole.tipo !== holiday.municipal && !change.municipio) whole.municipio = []
  assertNoErrors(holidayErrors(whole))
  const saved = await updateHoliday(db, { id, updated_at, ...(await rowOf(db, whole)) })
  await replaceLinkedCities(db, 'feriado_cidade', id, whole.municipio ?? [])
  return saved
}
