/** Categories of HR documents (rh_documento_categoria). See docs/people.md#documents. */
import { categoryMark, categoryUse } from '../content/category.ts'
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const documentCategory = entity(
  'rh_documento_categoria',
  {
    ...categoryMark,
    /** Its documents need an end of validity. */
    exige_validade: field.flag('Exige validade'),
    /** Health and the like: every reading by HR is recorded. */
    sensivel: field.flag('Sensível'),
    ...categoryUse,
  },
  { sort: 'titulo', options: ['exige_validade', 'sensivel', 'titulo', 'color', 'icone'] },
)
