/** What the procedures of news answer. */
import * as z from 'zod'
import { reactionFields } from './reaction-answers.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { newsList, newsStates } from './news.ts'

export const newsFeedRow = z.strictObject({
  id: recordId,
  titulo: z.string(),
  resumo: z.string().nullable(),
  id_categoria: recordId,
  categoria: z.string(),
  color: z.string(),
  icone: z.string(),
  empresa: z.string().nullable(),
  departamento: z.string().nullable(),
  importante: z.boolean(),
  requer_lido: z.boolean(),
  hashtag: z.string().nullable(),
  id_imagem_capa: z.string().nullable(),
  publicar_em: moment,
  pendente: z.boolean(),
  ...reactionFields,
})

export const newsRow = rowOf(newsList, {
  empresa: z.string().nullable(),
  departamento: z.string().nullable(),
  id_usuario: recordId.nullable(),
  id_departamento: recordId.nullable(),
  id_empresa: recordId.nullable(),
  hashtag: z.string().nullable(),
  fonte: z.string().nullable(),
  expira_em: moment.nullable(),
  resumo: z.string().nullable(),
  url: z.string().nullable(),
  id_imagem_capa: z.string().nullable(),
  ...reactionFields,
  situacao: z.enum(newsStates),
  autor: z.string().nullable(),
  pode_editar: z.boolean(),
})

/** Whom a draft would reach now, and how many of them are notified of it. */
export const newsReachAnswer = z.strictObject({ pessoas: z.int(), avisados: z.int() })

export const newsCountByCategoryAnswer = z.array(
  z.strictObject({ id_categoria: recordId, total: z.number() }),
)

export const newsGetAnswer = newsFeedRow.extend({
  id_usuario: recordId.nullable(),
  ativo: z.boolean(),
  created_at: moment,
  id_departamento: recordId.nullable(),
  id_empresa: recordId.nullable(),
  updated_at: moment,
  texto: z.string(),
  fonte: z.string().nullable(),
  expira_em: moment.nullable(),
  url: z.string().nullable(),
  id_imagem_auxiliar: z.string().nullable(),
  publicada_em: moment.nullable(),
  versao_leitura: z.number(),
  situacao: z.enum(newsStates),
  autor: z.string().nullable(),
  pode_editar: z.boolean(),
  provedor: z.string().nullable(),
  lido_em: moment.nullable(),
})

export const newsDocumentAnswer = newsGetAnswer.extend({
  imagem_capa_data: z.string().nullable(),
  imagem_capa_format: z.string().nullable(),
  imagem_auxiliar_data: z.string().nullable(),
  imagem_auxiliar_format: z.string().nullable(),
})
