/** Where a provider reaches: a city, a neighbourhood, a street, or some of its numbers. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { coverage as words } from '../messages/registries.ts'

const houseNumber = (label: string) => field.optional(field.integer(label, 0, 9_999_999))

interface WholeCoverage {
  logradouro?: string | null
  numero_inicio?: number | null
  numero_fim?: number | null
}

/** Field → text of the errors of a complete row. */
export function coverageErrors(fields: WholeCoverage): { logradouro?: string; numero_fim?: string } {
  const { logradouro, numero_inicio: from = null, numero_fim: to = null } = fields
  if ((from !== null || to !== null) && !logradouro) return { logradouro: words.rangeNeedsStreet }
  return from !== null && to !== null && to < from ? { numero_fim: words.range } : {}
}

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
  { sort: 'cidade', errors: coverageErrors },
)

export type CoverageFields = FieldsOf<typeof coverageEntity>
export type UpdateCoverageInput = ChangesOf<typeof coverageEntity>
export type ListCoverageInput = ListInputOf<typeof coverageEntity>
