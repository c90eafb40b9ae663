/** Micro-regions: named groups of cities. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const microregion = entity(
  'microrregiao',
  {
    nome: field.name('Nome', 120),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    total_cidades: field.figure('Cidades'),
    ativo: field.active(),
  },
  { sort: 'nome' },
)
