/** What interviewers give one to five for. See docs/hiring.md#interviews. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const interviewCriterion = entity(
  'carreira_criterio',
  { nome: field.name('Critério', 80), ativo: field.active() },
  { sort: 'nome', options: ['nome'] },
)

export type CriterionFields = FieldsOf<typeof interviewCriterion>
export type UpdateCriterionInput = ChangesOf<typeof interviewCriterion>
export type ListCriteriaInput = ListInputOf<typeof interviewCriterion>
