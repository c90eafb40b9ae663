/** What the procedures of document answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { documentList } from './documents.ts'

export const documentRow = rowOf(documentList, {
  id_empresa: recordId.nullable(),
  id_funcionario: recordId.nullable(),
  icone: z.string(),
  color: z.string(),
  id_departamento: recordId.nullable(),
  data_emissao: z.string(),
  data_validade: z.string().nullable(),
  id_arquivo: z.string(),
  substituido: z.boolean(),
  sensivel: z.boolean(),
  assinado_em: moment.nullable(),
  dias: z.number().nullable(),
  assinaturas: z.number(),
})

export const documentGetAnswer = documentRow.extend({
  versoes: z.array(
    z.strictObject({
      id: recordId,
      versao: z.number(),
      data_emissao: z.string(),
      data_validade: z.string().nullable(),
      id_arquivo: z.string(),
    }),
  ),
  ciencias: z.array(z.strictObject({ id: recordId, nome: z.string().nullable(), assinado_em: z.string() })),
})

export const documentMatchFilesAnswer = z.array(
  z.strictObject({
    nome: z.string(),
    id_funcionario: recordId.nullable(),
    funcionario: z.string().nullable(),
  }),
)

export const documentAddVersionAnswer = z.strictObject({ id: recordId })

export const documentSignAnswer = z.strictObject({ assinado_em: moment })
