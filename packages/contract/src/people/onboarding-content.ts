/** Contents (onboarding_conteudo) that employees read. See docs/people.md#onboarding. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalText } from '../validators.ts'

/** The longest rich text, in characters of HTML. */
export const MAX_CONTENT_TEXT = 200_000
export const MAX_AUXILIARY_IMAGES = 10
/** Words that people read in a minute, for the estimated reading time. */
export const WORDS_A_MINUTE = 200

const file = z.uuid()

/**
 * `id_empresa`, `id_departamento` and `id_cargo` are its tags. Images are uploads of POST /files, or base64 in
 * `imagem_capa_data`; the auxiliary ones are replaced all together.
 */
export const contentFields = z.strictObject({
  titulo: nameText(160),
  resumo: optionalText(500),
  texto: z.string().max(MAX_CONTENT_TEXT).optional(),
  minutos: z.int().min(1).max(600).nullable().optional(),
  id_imagem_capa: file.nullable().optional(),
  imagem_capa_data: z.string().max(15_000_000).nullable().optional(),
  imagem_capa_format: z.string().max(20).nullable().optional(),
  imagens_auxiliares: z.array(file).max(MAX_AUXILIARY_IMAGES).optional(),
  id_empresa: recordId.nullable().optional(),
  id_departamento: recordId.nullable().optional(),
  id_cargo: recordId.nullable().optional(),
  ativo: z.boolean().optional(),
})
export type ContentFields = z.infer<typeof contentFields>
export const createContentsInput = createOf(contentFields)
export const updateContentInput = updateOf(contentFields)
export type UpdateContentInput = z.infer<typeof updateContentInput>

export const contentList = listOf('titulo', {
  id: number(),
  titulo: text('Título'),
  resumo: text('Resumo'),
  minutos: number('Minutos'),
  trilhas: number('Trilhas'),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_departamento: number(),
  departamento: text('Departamento'),
  id_cargo: number(),
  cargo: text('Cargo'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date('Atualizado'),
})
export type ListContentsInput = z.output<typeof contentList.input>

/** Minutes to read `words` words: at least one. */
export const estimatedMinutes = (words: number) =>
  Math.min(600, Math.max(1, Math.ceil(words / WORDS_A_MINUTE)))
