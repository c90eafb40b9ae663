/** What the procedures of the FAQ take and answer: questions, their search, votes and suggestions. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { createOf, recordId } from '../record.ts'
import { hasWords, nameText, optionalText } from '../validators.ts'
import { question } from './faq.ts'

const answer = z.string().max(100_000, form.maxText(100_000))
const declared = schemasOf(question, { resposta: answer })

const { fields } = declared
export type FaqFields = z.output<typeof fields>
export const createFaqInput = createOf(
  fields.extend({ resposta: answer.min(1, form.requiredSentence), id_categoria: recordId }),
)
export const updateFaqInput = declared.updateInput
export type UpdateFaqInput = z.output<typeof updateFaqInput>

/** What the form checks: who edits a suggestion answers it. */
export const wholeFaq = fields.extend({
  id_categoria: recordId,
  resposta: answer.refine(hasWords, { error: form.requiredSentence }),
})

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

/** Where people searched: employees and guests in the FAQ, employees in the search box of the app. */
export const emptySearchOrigins = ['interna', 'publica', 'telas'] as const
export type EmptySearchOrigin = (typeof emptySearchOrigins)[number]
/** Those that the FAQ's editors see; the search box's are the superadmins'. */
export const faqSearchOrigins = ['interna', 'publica'] as const satisfies readonly EmptySearchOrigin[]

/** Searches that found nothing, most wanted first. */
export const emptySearchList = listOf('-vezes', {
  id: number(),
  termo: text('Busca'),
  origem: text('Origem'),
  vezes: number('Vezes'),
  ultima_em: date('Última vez'),
})
export type ListEmptySearchesInput = z.output<typeof emptySearchList.input>

export const faqEmptySearchesRow = rowOf(emptySearchList, {})

export const faqSearchAnswer = z.strictObject({
  dados: z.array(
    z.strictObject({
      id: recordId,
      pergunta: z.string(),
      resposta: z.string(),
      id_categoria: recordId,
      categoria: z.string(),
      color: z.string(),
      icone: z.string(),
      visualizacoes: z.number(),
      meu_voto: z.boolean().nullable(),
    }),
  ),
  categorias: z.array(
    z.strictObject({
      id: recordId,
      titulo: z.string(),
      color: z.string(),
      icone: z.string(),
      total: z.number(),
    }),
  ),
})

export const faqVoteAnswer = z.strictObject({ id: recordId, util: z.boolean() })

export const faqSuggestAnswer = z.strictObject({ id: recordId })
