/** Holidays. See docs/company.md#types-of-holidays. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { holidayTypeNames } from './holiday-types.ts'

export const holidayEntity = entity(
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
