/** Holidays. See docs/company.md#types-of-holidays. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { formatMonthDay, isRealDay } from '../formats.ts'
import { form } from '../messages.ts'
import { holiday as words } from '../messages/company.ts'
import { format } from '../messages/formats.ts'
import type { Uf } from '../states.ts'

/** Stored and shown alike. */
export const holidayTypeNames = {
  [words.municipal]: words.municipal,
  [words.state]: words.state,
  [words.national]: words.national,
} as const

interface WholeHoliday {
  data: string
  tipo: keyof typeof holidayTypeNames
  uf?: Uf | null
  municipio?: readonly number[]
  recorrencia_anual?: boolean
  ano?: number | null
}

const dayOf = (data: string) => [Number(data.slice(0, 2)), Number(data.slice(3))] as const

/** Field → text of the errors of a complete holiday: Municipal needs cities, Estadual a state, Nacional neither. */
export function holidayErrors({ data, tipo, uf, municipio = [], recorrencia_anual, ano }: WholeHoliday) {
  const errors: { municipio?: string; uf?: string; data?: string } = {}
  const chosen = municipio.length > 0
  if (tipo === words.municipal && !chosen) errors.municipio = words.citiesRequired
  if (tipo !== words.municipal && chosen) errors.municipio = words.citiesBlocked
  if (tipo === words.state && !uf) errors.uf = form.required
  if (recorrencia_anual === false && ano && !isRealDay(ano, ...dayOf(data))) errors.data = format.invalidDate
  return errors
}

export const holiday = entity(
  'feriado',
  {
    nome: field.name('Nome', 120),
    data: field.monthDay('Data'),
    tipo: field.choice('Tipo', holidayTypeNames),
    uf: field.optional(field.state()),
    municipios: field.nullable(field.joined('Municípios')),
    recorrencia_anual: field.flag('Recorrência anual'),
    /** The year of a holiday that does not come back; the present one when left out. */
    ano: field.optional(field.integer('Ano', 1950, 2150)),
    ativo: field.active(),
    municipio: field.nullForNone(field.cities('Cidades')),
  },
  { sort: 'data', errors: holidayErrors },
)

export type HolidayFields = FieldsOf<typeof holiday>
export type UpdateHolidayInput = ChangesOf<typeof holiday>
export type ListHolidaysInput = ListInputOf<typeof holiday>

/** A holiday's day as people read it: "25/12", or "25/12/2026" where it does not come back. */
export const holidayDay = ({ data, ano }: { data: string; ano: number | null }) =>
  ano === null ? formatMonthDay(data) : `${formatMonthDay(data)}/${ano}`
