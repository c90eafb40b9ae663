/** Micro-regions: named groups of cities. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const microregion = entity(
  'microrregiao',
  {
    nome: field.name('Nome', 120),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    total_cidades: field.figure('Cidades'),
    ativo: field.active(),
    cidades: field.cities('Cidades'),
  },
  { sort: 'nome' },
)

export type MicroregionFields = FieldsOf<typeof microregion>
export type UpdateMicroregionInput = ChangesOf<typeof microregion>
export type ListMicroregionsInput = ListInputOf<typeof microregion>
