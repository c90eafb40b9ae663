/** The kinds of problems, and how long each may take. See docs/desk.md#problems. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { problemAreaLabels } from './backoffice-options.ts'

export const problemType = entity(
  'bo_problema_tipo',
  {
    titulo: field.headed('Tipo', field.name('Novo tipo', 80)),
    area: field.choice('Área', problemAreaLabels),
    sla_horas: field.integer('Prazo (horas)', 1, 720),
    ativo: field.headed('Ativo', field.active()),
  },
  { sort: 'titulo', created: null, options: ['titulo', 'area', 'sla_horas'] },
)

export type ProblemTypeFields = FieldsOf<typeof problemType>
export type UpdateProblemTypeInput = ChangesOf<typeof problemType>
export type ListProblemTypesInput = ListInputOf<typeof problemType>
