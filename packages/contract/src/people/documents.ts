/** HR documents (rh_documento), of a person or for everybody of a place, in versions. See docs/people.md#documents. */
import * as z from 'zod'
import { boolean, date, listOf, number, text, momentDay } from '../list.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { isoDate, nameText, optionalIsoDate } from '../validators.ts'

export const documentFields = z.strictObject({
  titulo: nameText(160),
  id_categoria: recordId,
  /** The person of the document; without one it is for everybody of the provider and department below. */
  id_funcionario: recordId.nullish(),
  id_empresa: recordId.nullish(),
  id_departamento: recordId.nullish(),
  /** An own upload (bucket `documentos`) that is not attached yet. */
  id_arquivo: z.uuid(),
  data_emissao: isoDate,
  data_validade: optionalIsoDate,
  requer_assinatura: z.boolean().optional(),
  ativo: z.boolean().optional(),
})
export type DocumentFields = z.infer<typeof documentFields>

export const createDocumentsInput = createOf(documentFields).refine(({ objects }) => objects.length <= 200)
/** Another file is another version; a document's person never changes. */
export const documentEditFields = documentFields.omit({
  id_arquivo: true,
  id_funcionario: true,
  id_empresa: true,
  id_departamento: true,
})
export const updateDocumentInput = updateOf(documentEditFields)
export type UpdateDocumentInput = z.infer<typeof updateDocumentInput>

export const documentVersionFields = documentFields.pick({
  id_arquivo: true,
  data_emissao: true,
  data_validade: true,
})
export const newDocumentVersionInput = z.strictObject({ ...byId.shape, ...documentVersionFields.shape })
export type NewDocumentVersionInput = z.infer<typeof newDocumentVersionInput>

/** Names of files that may contain the CPF or registration of their person. */
export const matchFilesInput = z.strictObject({ nomes: z.array(z.string().min(1).max(200)).min(1).max(200) })

const columns = {
  id: number(),
  titulo: text('Título'),
  categoria: text('Categoria'),
  id_categoria: number(),
  /** Name of the person, or of the provider and department, or "Todo o grupo". */
  destino: text('Funcionário/Público'),
  id_funcionario: number(),
  id_empresa: number(),
  versao: number('Versão'),
  data_emissao: date('Emissão'),
  data_validade: date('Validade'),
  /** Days until the end of validity; negative once it is over. */
  dias: number('Dias até vencer'),
  requer_assinatura: boolean('Pede ciência'),
  assinado_em: momentDay('Assinado'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
}
export const documentList = listOf('-created_at', columns)
export type ListDocumentsInput = z.output<typeof documentList.input>
