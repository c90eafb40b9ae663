/** What the procedures of categories of documents take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { documentCategory } from './document-category.ts'

export const documentCategorySchemas = schemasOf(documentCategory)

/** What a selector shows of a category: its rules, too. */
export const documentCategoryOptionsAnswer = z.array(
  documentCategorySchemas.row.pick({
    id: true,
    titulo: true,
    color: true,
    icone: true,
    exige_validade: true,
    sensivel: true,
  }),
)
