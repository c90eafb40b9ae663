/** News (novidade). See docs/content.md#news. */
import * as z from 'zod'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { file } from '../messages/files.ts'
import { instantText } from '../moment-text.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { hasWords, nameText, optionalText, optionalUrl, isReadable } from '../validators.ts'
import { splitTags } from './news-tags.ts'
import type { ReactionCounts } from './reaction-labels.ts'

export const MAX_TAGS = 20
const MAX_TAG = 40

/** Hashtags, as a text or as a list (docs/content.md#hashtags). */
export const hashtags = z
  .union([z.string().max(2000), z.array(z.string().max(200)).max(100)])
  .nullable()
  .transform((tags) => splitTags(tags))
  .pipe(
    z
      .array(z.string().max(MAX_TAG, form.maxText(MAX_TAG)))
      .max(MAX_TAGS, form.maxItems(MAX_TAGS))
      .transform((tags) => tags.join(';') || null),
  )

/** Rich text with words in it. */
export const richText = (max: number) =>
  z
    .string()
    .max(max, form.maxText(max))
    .refine(hasWords, { error: form.requiredSentence, abort: true })
    .refine(isReadable, form.invisible)

const imageData = z.string().min(1, file.required)

const fields = z.strictObject({
  titulo: nameText(160),
  resumo: optionalText(450),
  texto: richText(200_000),
  fonte: optionalText(160),
  url: optionalUrl,
  id_categoria: recordId,
  /** The readers: the whole group if none are named. */
  id_empresa: recordId.nullish(),
  id_departamento: recordId.nullish(),
  hashtag: hashtags.optional(),
  importante: z.boolean().optional(),
  requer_lido: z.boolean().optional(),
  /** Nothing means now. */
  publicar_em: instantText.nullish().transform((value) => value ?? undefined),
  expira_em: instantText.nullish(),
  ativo: z.boolean().optional(),
  /** Uploads of one's own (POST /files). */
  id_imagem_capa: z.uuid().optional(),
  id_imagem_auxiliar: z.uuid().nullish(),
})

/** The documented images of a REST body: base64 or a data URI, kept as files. `_format` is what it calls itself. */
const images = {
  imagem_capa_data: imageData.optional(),
  imagem_capa_format: z.string().max(40).nullish(),
  imagem_auxiliar_data: imageData.nullish(),
  imagem_auxiliar_format: z.string().max(40).nullish(),
}

export const newsFields = z.strictObject({ ...fields.shape, ...images })
export type NewsFields = z.infer<typeof newsFields>

/** The rules between fields of a complete record. */
export function newsErrors(news: {
  id_imagem_capa?: string | null
  imagem_capa_data?: string
  publicar_em?: string
  expira_em?: string | null
}): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!news.id_imagem_capa && !news.imagem_capa_data) errors.id_imagem_capa = file.required
  const begins = news.publicar_em ? Date.parse(news.publicar_em) : Date.now()
  if (news.expira_em && Date.parse(news.expira_em) <= begins) errors.expira_em = form.endBeforeStart
  return errors
}

/** The checks of the form before it is sent. */
export const wholeNews = fields
  .extend({ id_imagem_capa: z.uuid(file.required) })
  .superRefine((news, context) => {
    for (const [path, message] of Object.entries(newsErrors(news)))
      context.addIssue({ code: 'custom', path: [path], message })
  })
export type NewsForm = z.input<typeof wholeNews>

export const createNewsInput = createOf(newsFields)
export const updateNewsInput = z.strictObject({
  ...updateOf(newsFields).shape,
  /** The text of a required reading changed: who confirmed is asked again. */
  nova_confirmacao: z.boolean().optional(),
})
export type UpdateNewsInput = z.infer<typeof updateNewsInput>

export const publishNewsInput = z.strictObject({ ...byId.shape, ...seenVersion.shape })
export type PublishNewsInput = z.output<typeof publishNewsInput>

/** The state of a publication, from its dates. */
export const newsStates = ['rascunho', 'agendada', 'publicada', 'expirada'] as const
export type NewsState = (typeof newsStates)[number]
const newsStateLabels: Record<NewsState, string> = {
  rascunho: 'Rascunho',
  agendada: 'Agendada',
  publicada: 'Publicada',
  expirada: 'Expirada',
}

export const newsList = listOf('-publicar_em', {
  id: number(),
  titulo: text('Título'),
  categoria: text('Categoria'),
  id_categoria: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  departamento: text('Departamento'),
  id_departamento: number(),
  hashtag: text('Hashtags'),
  fonte: text('Fonte'),
  importante: boolean('Importante'),
  requer_lido: boolean('Exige leitura'),
  situacao: choice(newsStateLabels, 'Situação', false),
  publicar_em: date('Publicação'),
  expira_em: date('Expiração'),
  autor: text('Autor'),
  id_usuario: number(),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListNewsInput = z.output<typeof newsList.input>

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
export interface NewsCard extends ReactionCounts {
  id: number
  titulo: string
  resumo: string | null
  id_categoria: number
  categoria: string
  color: string
  icone: string
  empresa: string | null
  departamento: string | null
  importante: boolean
  requer_lido: boolean
  hashtag: string | null
  id_imagem_capa: string | null
  publicar_em: Date
  /** A required reading that the person still owes. */
  pendente: boolean
}
