/** What the procedures of reading answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'

export const readingOwnAnswer = z.array(
  z.strictObject({
    percentual: z.number(),
    empresa: z.string(),
    id: recordId,
    departamento: z.string(),
    cargo: z.string(),
    titulo: z.string(),
    lidos: z.number(),
    conteudos: z.number(),
    minutos: z.number(),
    id_usuario_onboarding: recordId,
    data_inicio: moment.nullable(),
    concluido: z.boolean(),
    minutos_restantes: z.number(),
    conclusao: moment.nullable(),
    vencimento: z.string().nullable(),
    continuar: z.strictObject({ id_trilha: recordId, id_conteudo: recordId }).nullable(),
  }),
)

export const readingTrailsAnswer = z.array(
  z.strictObject({
    lidos: z.number(),
    nome: z.string(),
    minutos: z.number(),
    id_trilha: recordId,
    prioridade: z.number(),
    conteudos: z.number(),
  }),
)

export const readingContentsAnswer = z.array(
  z.strictObject({
    texto: z.string(),
    resumo: z.string().nullable(),
    id_imagem_capa: z.string().nullable(),
    minutos: z.number(),
    imagens_auxiliares: z.array(z.string()),
    prioridade: z.number(),
    data_inicio: moment.nullable(),
    data_fim: moment.nullable(),
    id_conteudo: recordId,
    id_onboarding: recordId,
    id_trilha: recordId,
    id_usuario_onboarding: recordId.nullable(),
    titulo_conteudo: z.string(),
    tags: z.strictObject({
      cargo: z.string().nullable(),
      departamento: z.string().nullable(),
      empresa: z.string().nullable(),
    }),
    finalizado: z.boolean(),
  }),
)

export const readingNextTrailAnswer = z.array(
  z.strictObject({
    nome: z.string(),
    minutos: z.number(),
    id_trilha: recordId,
    prioridade: z.number(),
    conteudos: z.number(),
  }),
)

export const readingStartAnswer = z.strictObject({
  id_conteudo: recordId,
  id_onboarding: recordId,
  id_trilha: recordId,
  id_usuario_onboarding: recordId,
  data_inicio: moment,
  data_fim: moment.nullable(),
  finalizado: z.boolean(),
})

export const readingCompleteAnswer = readingStartAnswer.extend({
  proximo: z.union([
    z.strictObject({ passo: z.enum(['conteudo', 'trilha']), id_trilha: recordId, id_conteudo: recordId }),
    z.strictObject({ passo: z.literal('parabens') }),
  ]),
})
