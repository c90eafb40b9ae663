/** What the procedures of template answer. */
import * as z from 'zod'
import { templateCategories, templateStates } from './communication-words.ts'
import { keysOf } from '../keys-of.ts'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { whatsappTemplateList } from './whatsapp-templates.ts'

export const templateRow = rowOf(whatsappTemplateList, {
  id_empresa: recordId,
  botao: z.string().nullable(),
  categoria: z.enum(keysOf(templateCategories)),
  status: z.enum(keysOf(templateStates)),
})

export const templateCreateAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))
