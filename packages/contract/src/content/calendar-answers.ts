/** What the procedures of calendar answer. */
import * as z from 'zod'
import { answerNames, answers, eventTypes, layers } from './calendar-words.ts'
import { recurrences } from './calendar-time.ts'
import { keysOf } from '../keys-of.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { audiences, eventList } from './calendar.ts'

export const calendarRow = rowOf(eventList, {
  autor: z.string().nullable(),
  link: z.string().nullable(),
  id_departamento: recordId.nullable(),
  id_empresa: recordId.nullable(),
  local: z.string().nullable(),
  descricao: z.string().nullable(),
  recorrencia_fim: z.string().nullable(),
  cor: z.string(),
  tipo: z.enum(eventTypes),
  publico: z.enum(audiences),
  recorrencia: z.enum(recurrences),
  lembrete_min: z.union([z.literal(10), z.literal(1440), z.literal(60)]).nullable(),
  meu: z.boolean(),
  resposta: z.enum(keysOf(answerNames)).nullable(),
})

export const calendarBetweenAnswer = z.array(
  z.strictObject({
    chave: z.string(),
    camada: z.enum(layers),
    titulo: z.string(),
    inicio: z.string(),
    fim: z.string(),
    dia_inteiro: z.boolean(),
    id: recordId.optional(),
    cor: z.string().optional(),
    meu: z.boolean().optional(),
    repete: z.boolean().optional(),
    resposta: z.enum(keysOf(answerNames)).nullish(),
    local: z.string().nullish(),
    detalhe: z.string().nullish(),
    pessoas: z.array(z.strictObject({ id: recordId, nome: z.string() })).optional(),
  }),
)

export const calendarGetAnswer = calendarRow.extend({
  convidados: z.array(
    z.strictObject({
      id: recordId,
      nome: z.string(),
      resposta: z.enum(keysOf(answerNames)),
    }),
  ),
})

export const calendarAnswerAnswer = z.strictObject({ resposta: z.enum(answers) })

export const calendarSubscriptionAnswer = z.strictObject({ desde: moment.nullable() })

export const calendarSubscribeAnswer = z.strictObject({ url: z.string() })
