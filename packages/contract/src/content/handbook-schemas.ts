/** What the procedures of the handbook take and answer: articles, their versions and who read them. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { asWords, boolean, choice, date, listOf, number, text } from '../list.ts'
import { common } from '../messages.ts'
import { createOf, recordId, seenVersion, updateOf, randomId } from '../record.ts'
import { isoDate, optionalText, richText } from '../validators.ts'
import { article } from './handbook.ts'
import { MAX_ATTACHMENTS } from './knowledge-access.ts'
import { readingStates } from './news-reading.ts'

const declared = schemasOf(article, { texto: richText(200_000) })

export const articleFields = declared.fields.extend({
  /** Files of the bucket `documentos`, in their order. */
  anexos: z
    .array(randomId())
    .max(MAX_ATTACHMENTS, `No máximo ${MAX_ATTACHMENTS} anexos.`)
    .refine((ids) => new Set(ids).size === ids.length, common.invalidData)
    .optional(),
})
export type ArticleFields = z.output<typeof articleFields>

const attachments = z.array(
  z.strictObject({ id_arquivo: z.string(), nome: z.string(), tipo: z.string(), tamanho: z.number() }),
)

export const articleSchemas = {
  ...declared,
  createInput: createOf(articleFields),
  updateInput: updateOf(articleFields),
  one: declared.record.extend({ anexos: attachments }),
}
export type UpdateArticleInput = z.output<typeof articleSchemas.updateInput>
export type ListArticlesInput = z.output<typeof articleSchemas.list.input>

/** A day in the past becomes today. */
export const publishArticleInput = z.strictObject({
  id: recordId,
  ...seenVersion.shape,
  resumo_mudancas: optionalText(450),
  vigencia_inicio: isoDate.nullish(),
})
export type PublishArticleInput = z.infer<typeof publishArticleInput>

export const setArchivedInput = z.strictObject({ id: recordId, arquivado: z.boolean() })

export const confirmArticleInput = z.strictObject({ id: recordId, versao: z.int().positive() })
export type ConfirmArticleInput = z.infer<typeof confirmArticleInput>

/** One version's readers; `filtro.id_artigo` names the article and must be there. */
export const articleReaderList = listOf('nome', {
  id: number(),
  id_artigo: number(undefined, false),
  nome: text('Nome'),
  departamento: text('Departamento'),
  id_departamento: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  situacao: choice(asWords(readingStates), 'Status'),
  lido: boolean(),
  lido_em: date('Data'),
})
export type ListArticleReadersInput = z.output<typeof articleReaderList.input>

export const handbookSearchInput = z.strictObject({ q: z.string().trim().max(120).optional() }).prefault({})

/** Versions to compare; 0 is the working copy. */
export const textsInput = z.strictObject({ id: recordId, versoes: z.array(z.int().min(0)).min(1).max(2) })

/** The handbook's tab of the read-confirmation board. */
export const articleBoard = listOf('titulo', {
  id: number(),
  titulo: text('Artigo'),
  categoria: text('Categoria'),
  versao: number('Versão'),
  vigencia_inicio: date('Vigência'),
  publico: number('Público'),
  lidos: number('Lidos'),
  pendentes: number('Pendentes'),
  percentual: number('%'),
})
export type ListArticleBoardInput = z.output<typeof articleBoard.input>

export const handbookBoardRow = rowOf(articleBoard, { vigencia_inicio: z.string() })

export const handbookReadersRow = rowOf(articleReaderList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  nome: z.string().nullable(),
  id_departamento: recordId.nullable(),
  departamento: z.string().nullable(),
  lido_em: moment.nullable(),
  situacao: z.enum(readingStates),
}).omit({ id_artigo: true })

const articleInIndex = z.strictObject({
  id: recordId,
  titulo: z.string(),
  resumo: z.string().nullable(),
  id_categoria: recordId,
  categoria: z.string(),
  color: z.string(),
  icone: z.string(),
  versao: z.number(),
  vigencia_inicio: z.string(),
  publicado_em: moment,
  requer_lido: z.boolean(),
  pendente: z.boolean(),
  lido_em: moment.nullable(),
})

export const handbookIndexAnswer = z.array(articleInIndex)

export const handbookReadAnswer = articleInIndex.extend({
  texto: z.string(),
  anexos: attachments,
})

export const handbookConfirmAnswer = z.strictObject({ id: recordId, versao: z.number(), lido_em: moment })

export const handbookVersionsAnswer = z.array(
  z.strictObject({
    autor: z.string().nullable(),
    titulo: z.string(),
    requer_lido: z.boolean(),
    versao: z.number(),
    vigencia_inicio: z.string(),
    resumo_mudancas: z.string().nullable(),
    publicado_em: moment,
    anexos: attachments,
    vigente: z.boolean(),
  }),
)

export const handbookTextsAnswer = z.array(
  z.strictObject({ versao: z.number(), titulo: z.string(), texto: z.string() }),
)

export const handbookPublishAnswer = z.strictObject({
  versao: z.number(),
  vigencia_inicio: z.string(),
  id: recordId,
  updated_at: moment,
})
