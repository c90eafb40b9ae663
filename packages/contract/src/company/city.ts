/** Cities that people, holidays and micro-regions name. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const city = entity(
  'cidade',
  {
    id_ibge: field.headed('Código IBGE', field.nullable(field.joinedId('Código IBGE'))),
    nome: field.name('Nome', 120),
    uf: field.text('Estado', 2),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    ativo: field.active(),
  },
  { sort: 'nome', bulk: ['id_empresa'], created: null },
)

/** What a CEP lookup answers (`criaCidade`). `code` is the CEP with its hyphen, `state` the abbreviation. */
export interface PostalAddress {
  address: string
  code: string
  district: string
  state: string
  city: string
  city_id: number
}
