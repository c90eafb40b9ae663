/** Holidays and what their type requires. See docs/company.md#types-of-holidays. */
import * as z from 'zod'
import { isRealDay } from '../formats.ts'
import { boolean, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { holiday } from '../messages/company.ts'
import { createOf, updateOf } from '../record.ts'
import { holidayType, monthDay, nameText, uf } from '../validators.ts'
import { cityIds } from './city.ts'

export const holidayFields = z.strictObject({
  nome: nameText(120),
  /** `MM-DD` */
  data: monthDay,
  tipo: holidayType,
  uf: uf.nullable().optional(),
  /** Ids of the cities of a Municipal holiday; null means none. */
  municipio: cityIds
    .nullable()
    .transform((ids) => ids ?? [])
    .optional(),
  recorrencia_anual: z.boolean().optional(),
  /** The year of a holiday that does not come back; the present one when left out. */
  ano: z.int().min(1950).max(2150).nullable().optional(),
  ativo: z.boolean().optional(),
})
export type HolidayFields = z.infer<typeof holidayFields>

/** Field → text of the errors of a complete holiday: Municipal needs cities, Estadual a state, Nacional neither. */
export function holidayErrors({ data, tipo, uf: state, municipio, recorrencia_anual, ano }: HolidayFields) {
  const errors: { municipio?: string; uf?: string; data?: string } = {}
  const chosen = (municipio ?? []).length > 0
  if (tipo === holiday.municipal && !chosen) errors.municipio = holiday.citiesRequired
  if (tipo !== holiday.municipal && chosen) errors.municipio = holiday.citiesBlocked
  if (tipo === holiday.state && !state) errors.uf = form.required
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
export type UpdateHolidayInput = z.infer<typeof updateHolidayInput>

export const holidayList = listOf('data', {
  id: number(),
  nome: text('Nome'),
  data: text('Data'),
  tipo: text('Tipo'),
  uf: text('Estado'),
  municipios: text('Municípios'),
  recorrencia_anual: boolean('Recorrência anual'),
  ano: number('Ano'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListHolidaysInput = z.output<typeof holidayList.input>
