import * as z from 'zod'
import { levels } from '../access.ts'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'

const columnNames = z.array(z.string())

/** `compartilha`: this person may share views of this list; `minha`: may change and remove the view. */
export const listViewsAnswer = z.strictObject({
  compartilha: z.boolean(),
  visoes: z.array(
    z.strictObject({
      id: recordId,
      nome: z.string(),
      search: z.record(z.string(), z.unknown()),
      colunas: z.strictObject({ ordem: columnNames, ocultas: columnNames }).nullable(),
      nivel: z.enum(levels).nullable(),
      minha: z.boolean(),
      updated_at: moment,
    }),
  ),
})

export const createdView = z.strictObject({ id: recordId })
