/** What the procedures of documents take and answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { hrDocument } from './documents.ts'

const declared = schemasOf(hrDocument)
export const documentFields = declared.fields
export type DocumentFields = z.output<typeof documentFields>

/** Another file is another version; a document's person never changes. */
export const documentEditFields = documentFields.omit({
  id_arquivo: true,
  id_funcionario: true,
  id_empresa: true,
  id_departamento: true,
})

export const documentSchemas = {
  ...declared,
  createInput: createOf(documentFields).refine(({ objects }) => objects.length <= 200),
  updateInput: updateOf(documentEditFields),
  one: declared.row.extend({
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
  }),
}
export type UpdateDocumentInput = z.output<typeof documentSchemas.updateInput>
export type ListDocumentsInput = z.output<typeof documentSchemas.list.input>

export const documentVersionFields = documentFields.pick({
  id_arquivo: true,
  data_emissao: true,
  data_validade: true,
})
export const newDocumentVersionInput = z.strictObject({ ...byId.shape, ...documentVersionFields.shape })
export type NewDocumentVersionInput = z.infer<typeof newDocumentVersionInput>

/** Names of files that may contain the CPF or registration of their person. */
export const matchFilesInput = z.strictObject({ nomes: z.array(z.string().min(1).max(200)).min(1).max(200) })

export const documentMatchFilesAnswer = z.array(
  z.strictObject({
    nome: z.string(),
    id_funcionario: recordId.nullable(),
    funcionario: z.string().nullable(),
  }),
)

export const documentAddVersionAnswer = z.strictObject({ id: recordId })

export const documentSignAnswer = z.strictObject({ assinado_em: moment })
