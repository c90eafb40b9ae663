/** The employee handbook: articles, their versions and who read them. See docs/content.md#handbook. */
import * as z from 'zod'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { common } from '../messages.ts'
import { createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { isoDate, nameText, optionalText } from '../validators.ts'
import { MAX_ATTACHMENTS } from './knowledge-access.ts'
import { richText } from './news.ts'

export const articleFields = z.strictObject({
  titulo: nameText(160),
  resumo: optionalText(450),
  texto: richText(200_000),
  id_categoria: recordId,
  /** The readers: without a provider, the whole group. */
  id_empresa: recordId.nullish(),
  requer_lido: z.boolean().optional(),
  ordem: z.int().min(0).max(9999).optional(),
  /** Files of the bucket `documentos`, in their order. */
  anexos: z
    .array(z.uuid())
    .max(MAX_ATTACHMENTS, `No máximo ${MAX_ATTACHMENTS} anexos.`)
    .refine((ids) => new Set(ids).size === ids.length, common.invalidData)
    .optional(),
})
export type ArticleFields = z.infer<typeof articleFields>

export const createArticlesInput = createOf(articleFields)
export const updateArticleInput = updateOf(articleFields)
export type UpdateArticleInput = z.infer<typeof updateArticleInput>

/** A day in the past becomes today. */
export const publishArticleInput = z.strictObject({
  id: recordId,
  ...seenVersion.shape,
  resumo_mudancas: optionalText(450),
  vigencia_inicio: isoDate.nullish(),
})
export type PublishArticleInput = z.infer<typeof publishArticleInput>

export const articleStates = ['rascunho', 'publicado', 'arquivado'] as const
export type ArticleState = (typeof articleStates)[number]
const articleStateLabels: Record<ArticleState, string> = {
  rascunho: 'Rascunho',
  publicado: 'Publicado',
  arquivado: 'Arquivado',
}

export const setArchivedInput = z.strictObject({ id: recordId, arquivado: z.boolean() })

export const confirmArticleInput = z.strictObject({ id: recordId, versao: z.int().positive() })
export type ConfirmArticleInput = z.infer<typeof confirmArticleInput>

export const articleList = listOf('ordem', {
  id: number(),
  titulo: text('Título'),
  categoria: text('Categoria'),
  id_categoria: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  versao: number('Versão'),
  situacao: choice(articleStateLabels, 'Situação'),
  alterado: boolean('Alterado desde a versão'),
  requer_lido: boolean('Exige leitura'),
  vigencia_inicio: date('Vigência'),
  leituras: number('Leituras'),
  leituras_percentual: number('Leituras %'),
  ordem: number('Ordem'),
  created_at: date('Criação'),
  updated_at: date('Atualizado'),
})
export type ListArticlesInput = z.output<typeof articleList.input>

/** One version's readers; `filtro.id_artigo` names the article and must be there. */
export const articleReaderList = listOf('nome', {
  id: number(),
  id_artigo: number(undefined, false),
  nome: text('Nome'),
  departamento: text('Departamento'),
  id_departamento: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  situacao: text('Status'),
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
