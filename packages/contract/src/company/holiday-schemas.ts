/** What the procedures of holidays take and answer, and what their type requires. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { isRealDay } from '../formats.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { holiday as words } from '../messages/company.ts'
import { createOf, updateOf } from '../record.ts'
import { monthDay } from '../validators.ts'
import { cityChoice, cityIds } from './city-schemas.ts'
import { holiday } from './holiday.ts'

export const holidaySchemas = schemasOf(holiday, { data: monthDay })
export type ListHolidaysInput = z.output<typeof holidaySchemas.list.input>

export const holidayFields = holidaySchemas.fields.extend({
  /** Ids of the cities of a Municipal holiday; null means none. */
  municipio: cityIds
    .nullable()
    .transform((ids) => ids ?? [])
    .optional(),
})
export type HolidayFields = z.output<typeof holidayFields>

/** Field → text of the errors of a complete holiday: Municipal needs cities, Estadual a state, Nacional neither. */
export function holidayErrors({ data, tipo, uf: state, municipio, recorrencia_anual, ano }: HolidayFields) {
  const errors: { municipio?: string; uf?: string; data?: string } = {}
  const chosen = (municipio ?? []).length > 0
  if (tipo === words.municipal && !chosen) errors.municipio = words.citiesRequired
  if (tipo !== words.municipal && chosen) errors.municipio = words.citiesBlocked
  if (tipo === words.state && !state) errors.uf = form.required
  if (recorrencia_anual === false && ano && !isRealDay(ano, ...dayOf(data))) errors.data = format.invalidDate
  return errors
}

const dayOf = (data: string) => [Number(data.slice(0, 2)), Number(data.slice(3))] as const

/** A complete holiday with the rules of its type, for the form and for creating. */
export const wholeHoliday = holidayFields.superRefine((fields, context) => {
  for (const [field, message] of Object.entries(holidayErrors(fields))) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

export const createHolidaysInput = createOf(wholeHoliday)
export const updateHolidayInput = updateOf(holidayFields)
export type UpdateHolidayInput = z.output<typeof updateHolidayInput>

export const holidayGetAnswer = holidaySchemas.row.extend({ municipio: z.array(cityChoice) })
