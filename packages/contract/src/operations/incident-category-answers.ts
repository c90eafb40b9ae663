/** What the procedures of incident categories answer. */
import { rowOf } from '../answer.ts'
import { incidentCategoryList } from './incident-categories.ts'

export const incidentCategoryRow = rowOf(incidentCategoryList, {})

/** What a selector shows of one. */
export const incidentCategoryOption = incidentCategoryRow.pick({
  id: true,
  titulo: true,
  color: true,
  icone: true,
  prioridade_padrao: true,
  programada: true,
})
