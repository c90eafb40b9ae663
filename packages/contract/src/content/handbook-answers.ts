/** What the procedures of handbook answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { articleBoard, articleList, articleReaderList, articleStates } from './handbook.ts'

export const handbookBoardRow = rowOf(articleBoard, { vigencia_inicio: z.string() })

export const handbookReadersRow = rowOf(articleReaderList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  nome: z.string().nullable(),
  id_departamento: recordId.nullable(),
  departamento: z.string().nullable(),
  lido_em: moment.nullable(),
  situacao: z.enum(['Lido', 'Pendente']),
}).omit({ id_artigo: true })

export const handbookRow = rowOf(articleList, {
  empresa: z.string().nullable(),
  pode_editar: z.boolean(),
  id_empresa: recordId.nullable(),
  resumo: z.string().nullable(),
  vigencia_inicio: z.string().nullable(),
  situacao: z.enum(articleStates),
})

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
  anexos: z.array(
    z.strictObject({ id_arquivo: z.string(), nome: z.string(), tipo: z.string(), tamanho: z.number() }),
  ),
})

export const handbookConfirmAnswer = z.strictObject({ id: recordId, versao: z.number(), lido_em: moment })

export const handbookGetAnswer = handbookRow.extend({
  texto: z.string(),
  anexos: z.array(
    z.strictObject({ id_arquivo: z.string(), nome: z.string(), tipo: z.string(), tamanho: z.number() }),
  ),
})

export const handbookVersionsAnswer = z.array(
  z.strictObject({
    autor: z.string().nullable(),
    titulo: z.string(),
    requer_lido: z.boolean(),
    versao: z.number(),
    vigencia_inicio: z.string(),
    resumo_mudancas: z.string().nullable(),
    publicado_em: moment,
    anexos: z.array(
      z.strictObject({ id_arquivo: z.string(), nome: z.string(), tipo: z.string(), tamanho: z.number() }),
    ),
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
