/** What the procedures of calendar answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { eventList } from './calendar.ts'

export const calendarRow = rowOf(eventList, {
  autor: z.string().nullable(),
  link: z.string().nullable(),
  id_departamento: recordId.nullable(),
  id_empresa: recordId.nullable(),
  local: z.string().nullable(),
  descricao: z.string().nullable(),
  recorrencia_fim: z.string().nullable(),
  cor: z.string(),
  tipo: z.enum(['reuniao', 'treinamento', 'lembrete']),
  publico: z.enum(['departamento', 'provedor', 'pessoal', 'todos']),
  recorrencia: z.enum(['nenhuma', 'diaria', 'semanal', 'mensal', 'anual']),
  lembrete_min: z.union([z.literal(10), z.literal(1440), z.literal(60)]).nullable(),
  meu: z.boolean(),
  resposta: z.enum(['pendente', 'sim', 'nao', 'talvez']).nullable(),
})

export const calendarBetweenAnswer = z.array(
  z.strictObject({
    chave: z.string(),
    camada: z.enum([
      'eventos',
      'departamento',
      'tempo_casa',
      'feriados',
      'aniversarios',
      'pessoal',
      'reservas',
      'entrevistas',
    ]),
    titulo: z.string(),
    inicio: z.string(),
    fim: z.string(),
    dia_inteiro: z.boolean(),
    id: recordId.optional(),
    cor: z.string().optional(),
    meu: z.boolean().optional(),
    repete: z.boolean().optional(),
    resposta: z.enum(['pendente', 'sim', 'nao', 'talvez']).nullish(),
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
      resposta: z.enum(['pendente', 'sim', 'nao', 'talvez']),
    }),
  ),
})

export const calendarAnswerAnswer = z.strictObject({ resposta: z.enum(['sim', 'nao', 'talvez']) })

export const calendarSubscriptionAnswer = z.strictObject({ desde: moment.nullable() })

export const calendarSubscribeAnswer = z.strictObject({ url: z.string() })
