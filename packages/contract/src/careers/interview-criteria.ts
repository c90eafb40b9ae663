/** What interviewers give one to five for. See docs/hiring.md#interviews. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const interviewCriterion = entity(
  'carreira_criterio',
  { nome: field.name('Critério', 80), ativo: field.active() },
  { sort: 'nome' },
)
