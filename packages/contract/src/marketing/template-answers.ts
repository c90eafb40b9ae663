/** What the procedures of template answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { whatsappTemplateList } from './whatsapp-templates.ts'

export const templateRow = rowOf(whatsappTemplateList, {
  id_empresa: recordId,
  botao: z.string().nullable(),
  categoria: z.enum(['marketing', 'utilidade', 'autenticacao']),
  status: z.enum(['rascunho', 'pendente', 'aprovado', 'rejeitado']),
})

export const templateCreateAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))
