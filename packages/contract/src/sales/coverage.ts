/** Where a provider reaches: a city, a neighbourhood, a street, or some of its numbers. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

const houseNumber = (label: string) => field.optional(field.integer(label, 0, 9_999_999))

export const coverageEntity = entity(
  'vendas_cobertura',
  {
    id_empresa: field.reference('Provedor'),
    empresa: field.joined('Provedor'),
    cidade: field.name('Cidade', 120),
    uf: field.state(),
    bairro: field.optional(field.text('Bairro', 120)),
    logradouro: field.optional(field.text('Rua', 200)),
    numero_inicio: houseNumber('Número de'),
    numero_fim: houseNumber('Número até'),
    ativo: field.active(),
  },
  { sort: 'cidade' },
)
