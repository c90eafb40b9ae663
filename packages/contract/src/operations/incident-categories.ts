/** Categories of incidents (incidente_categoria). See docs/operations.md#incident-categories. */
import * as z from 'zod'
import { categoryFields } from '../content/category.ts'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { incidentPriorities, incidentPriorityLabels } from './incident-options.ts'

export const incidentCategoryFields = categoryFields.extend({
  /** What a new incident of it begins with. */
  prioridade_padrao: z.enum(incidentPriorities).optional(),
  /** Planned work: it begins up to 30 days ahead and has a window. */
  programada: z.boolean().optional(),
})

export const createIncidentCategoriesInput = createOf(incidentCategoryFields)
export const updateIncidentCategoryInput = updateOf(incidentCategoryFields)

export const incidentCategoryList = listOf('titulo', {
  id: number(),
  titulo: text('Título'),
  color: text('Cor'),
  icone: text('Ícone'),
  prioridade_padrao: choice(incidentPriorityLabels, 'Prioridade padrão'),
  programada: boolean('Manutenção programada'),
  itens: number('Itens'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
