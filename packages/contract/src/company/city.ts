/** Cities that people, holidays and micro-regions name. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import type { Uf } from '../states.ts'

export const city = entity(
  'cidade',
  {
    id_ibge: field.headed('Código IBGE', field.nullable(field.joinedId('Código IBGE'))),
    nome: field.name('Nome', 120),
    uf: field.state(),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    ativo: field.active(),
  },
  { sort: 'nome', bulk: ['id_empresa'], created: null },
)

export type CityFields = FieldsOf<typeof city>
export type UpdateCityInput = ChangesOf<typeof city>
export type ListCitiesInput = ListInputOf<typeof city>

/** What a CEP lookup answers (`criaCidade`). `code` is the CEP with its hyphen, `state` the abbreviation. */
export interface PostalAddress {
  address: string
  code: string
  district: string
  state: Uf
  city: string
  city_id: number
}
