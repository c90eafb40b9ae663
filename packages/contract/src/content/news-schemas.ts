/** What the procedures of news take and answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { form } from '../messages.ts'
import { file } from '../messages/files.ts'
import { instantText } from '../moment-text.ts'
import { byId, createOf, recordId, seenVersion, updateOf, randomId, uploadId } from '../record.ts'
import { richText } from '../validators.ts'
import { MAX_TAG } from '../hashtags.ts'
import { newsItem } from './news.ts'
import { reactionFields } from './reaction-answers.ts'
import { addErrors } from '../record-errors.ts'

const declared = schemasOf(newsItem, { texto: richText(200_000), expira_em: instantText.nullish() })

const fields = declared.fields.extend({
  /** Null means now: when it is published, or at once if it waited for a day. */
  publicar_em: instantText.nullish(),
  id_imagem_capa: randomId().optional(),
})

const imageData = z.string().min(1, file.required)

/** The documented images of a REST body: base64 or a data URI, kept as files. `_format` is what it calls itself. */
const images = {
  imagem_capa_data: imageData.optional(),
  imagem_capa_format: z.string().max(40).nullish(),
  imagem_auxiliar_data: imageData.nullish(),
  imagem_auxiliar_format: z.string().max(40).nullish(),
}

export const newsFields = fields.extend(images)
export type NewsFields = z.output<typeof newsFields>

/** The rules between fields of a complete record. */
export function newsErrors(news: {
  id_imagem_capa?: string | null
  imagem_capa_data?: string
  publicar_em?: string | null
  expira_em?: string | null
}): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!news.id_imagem_capa && !news.imagem_capa_data) errors.id_imagem_capa = file.required
  const begins = news.publicar_em ? Date.parse(news.publicar_em) : Date.now()
  if (news.expira_em && Date.parse(news.expira_em) <= begins) errors.expira_em = form.endBeforeStart
  return errors
}

/** The checks of the form before it is sent. */
export const wholeNews = fields.extend({ id_imagem_capa: uploadId() }).superRefine(addErrors(newsErrors))
export type NewsForm = z.input<typeof wholeNews>

export const newsSchemas = {
  ...declared,
  createInput: createOf(newsFields),
  updateInput: updateOf(newsFields).extend({
    /** The text of a required reading changed: who confirmed is asked again. */
    nova_confirmacao: z.boolean().optional(),
  }),
  row: declared.row.extend(reactionFields),
}
export type UpdateNewsInput = z.output<typeof newsSchemas.updateInput>
export type ListNewsInput = z.output<typeof newsSchemas.list.input>

export const publishNewsInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type PublishNewsInput = z.output<typeof publishNewsInput>

export const newsFeedInput = z
  .strictObject({
    id_categoria: recordId.optional(),
    hashtag: z.string().trim().min(1).max(MAX_TAG).optional(),
    q: z.string().max(200).optional(),
    importante: z.boolean().optional(),
    limit: z.int().min(1).max(60).default(12),
    depois: z.string().max(600).optional(),
  })
  .prefault({})
export type NewsFeedInput = z.output<typeof newsFeedInput>

/** A card: everything but the text. */
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
  /** A required reading that the person still owes. */
  pendente: z.boolean(),
  ...reactionFields,
})
export type NewsCard = z.output<typeof newsFeedRow>

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
  situacao: newsSchemas.row.shape.situacao,
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
