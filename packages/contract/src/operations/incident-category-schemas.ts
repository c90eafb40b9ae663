/** What the procedures of categories of incidents take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { incidentCategory } from './incident-category.ts'

export const incidentCategorySchemas = schemasOf(incidentCategory)

/** What a selector shows of one. */
export const incidentCategoryOptionsAnswer = z.array(
  incidentCategorySchemas.row.pick({
    id: true,
    titulo: true,
    color: true,
    icone: true,
    prioridade_padrao: true,
    programada: true,
  }),
)
