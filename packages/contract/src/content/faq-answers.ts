/** What the procedures of faq answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { faqList, emptySearchList } from './faq.ts'

export const faqRow = rowOf(faqList, {
  empresa: z.string().nullable(),
  categoria: z.string().nullable(),
  pode_editar: z.boolean(),
  id_departamento: recordId.nullable(),
  id_empresa: recordId.nullable(),
  id_categoria: recordId.nullable(),
  palavras_chave: z.string().nullable(),
  util_percentual: z.number().nullable(),
  autor: z.string().nullable(),
})

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

export const faqGetAnswer = faqRow.extend({ resposta: z.string() })
