/** Holidays. See docs/company.md#types-of-holidays. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { formatMonthDay } from '../formats.ts'
import { holiday as words } from '../messages/company.ts'

/** Stored and shown alike. */
export const holidayTypeNames = {
  [words.municipal]: words.municipal,
  [words.state]: words.state,
  [words.national]: words.national,
} as const

export const holiday = entity(
  'feriado',
  {
    nome: field.name('Nome', 120),
    /** `MM-DD` */
    data: field.text('Data', 5),
    tipo: field.choice('Tipo', holidayTypeNames),
    uf: field.optional(field.state()),
    municipios: field.nullable(field.joined('Municípios')),
    recorrencia_anual: field.flag('Recorrência anual'),
    /** The year of a holiday that does not come back; the present one when left out. */
    ano: field.optional(field.integer('Ano', 1950, 2150)),
    ativo: field.active(),
  },
  { sort: 'data' },
)

/** A holiday's day as people read it: "25/12", or "25/12/2026" where it does not come back. */
export const holidayDay = ({ data, ano }: { data: string; ano: number | null }) =>
  ano === null ? formatMonthDay(data) : `${formatMonthDay(data)}/${ano}`
