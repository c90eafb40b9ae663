/** FAQ: questions, their search, votes and suggestions. See docs/content.md#faq. */
import * as z from 'zod'
import { boolean, date, listOf, number, text, momentDay } from '../list.ts'
import { form } from '../messages.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalText } from '../validators.ts'
import { hashtags } from './news.ts'

export const faqFields = z.strictObject({
  pergunta: nameText(200),
  resposta: z.string().max(100_000, form.maxText(100_000)),
  palavras_chave: hashtags.optional(),
  publico: z.boolean().optional(),
  id_categoria: recordId.nullable(),
  id_empresa: recordId.nullish(),
  id_departamento: recordId.nullish(),
  ordem: z.int().min(0).max(9999).optional(),
  ativo: z.boolean().optional(),
})
export type FaqFields = z.infer<typeof faqFields>

export const createFaqInput = createOf(
  faqFields.extend({
    resposta: faqFields.shape.resposta.min(1, form.requiredSentence),
    id_categoria: recordId,
  }),
)
export const updateFaqInput = updateOf(faqFields)
export type UpdateFaqInput = z.infer<typeof updateFaqInput>

/** What the form checks: who edits a suggestion answers it. */
export const wholeFaq = faqFields.extend({
  id_categoria: recordId,
  resposta: faqFields.shape.resposta.refine((html) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '', {
    error: form.requiredSentence,
  }),
})

export const faqList = listOf('ordem', {
  id: number(),
  pergunta: text('Pergunta'),
  categoria: text('Categoria'),
  id_categoria: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  id_departamento: number(),
  publico: boolean('Público'),
  sugerida: boolean('Sugerida'),
  ordem: number('Ordem'),
  visualizacoes: number('Visualizações'),
  util: number('Útil'),
  nao_util: number('Não útil'),
  util_percentual: number('Útil %'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: momentDay('Atualizado'),
})
export type ListFaqInput = z.output<typeof faqList.input>

/** The reading page's question; an empty one lists the most viewed. */
export const searchFaqInput = z
  .strictObject({
    busca: z.string().trim().max(120).optional(),
    id_categoria: recordId.nullish(),
    limit: z.int().min(1).max(60).default(40),
  })
  .prefault({})
export type SearchFaqInput = z.output<typeof searchFaqInput>

export const voteFaqInput = z.strictObject({ id: recordId, util: z.boolean() })
export type VoteFaqInput = z.infer<typeof voteFaqInput>

export const suggestFaqInput = z.strictObject({ pergunta: nameText(200), detalhe: optionalText(450) })
export type SuggestFaqInput = z.infer<typeof suggestFaqInput>

/** Searches that found nothing, most wanted first. */
export const emptySearchList = listOf('-vezes', {
  id: number(),
  termo: text('Busca'),
  origem: text('Origem'),
  vezes: number('Vezes'),
  ultima_em: date('Última vez'),
})
export type ListEmptySearchesInput = z.output<typeof emptySearchList.input>
