/** What the procedures of the calendar take and answer: own and shared events, and the days of other records. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { keysOf } from '../keys-of.ts'
import { form } from '../messages.ts'
import { calendar as words } from '../messages/content.ts'
import { momentText } from '../moment-text.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { isoDate } from '../validators.ts'
import { answerNames, answers, layers } from './calendar-words.ts'
import { dayText, dayWall, momentOf, wallOf } from './calendar-time.ts'
import { DAY_MS } from '../durations.ts'
import { calendarEvent } from './calendar.ts'
import { addErrors } from '../record-errors.ts'

/** Days a window may have: two months and the weeks around them. */
export const WINDOW_DAYS = 75

/** Minutes before it begins. */
const reminder = z.union([z.literal(10), z.literal(60), z.literal(1440)])
const answerOfGuest = z.enum(keysOf(answerNames))

const declared = schemasOf(calendarEvent)
export const eventFields = declared.fields.extend({
  lembrete_min: reminder.nullish(),
  /** Ids of the guests. */
  convidados: z.array(recordId).max(200).optional(),
})
export type EventFields = z.output<typeof eventFields>

/** Field → text of the errors of a complete event. */
export function eventErrors(event: EventFields): Record<string, string> {
  const errors: Record<string, string> = {}
  const [start, end] = [momentOf(event.inicio), momentOf(event.fim)]
  const sameDay = event.dia_inteiro && dayText(wallOf(start)) === dayText(wallOf(end))
  if (end < start && !sameDay) errors.fim = words.endBeforeStart
  if (end - start > 366 * DAY_MS) errors.fim = 'O evento pode durar no máximo um ano.'
  if (event.publico === 'departamento' && !event.id_departamento) errors.id_departamento = form.required
  if (event.publico === 'provedor' && !event.id_empresa) errors.id_empresa = form.required
  if (event.recorrencia_fim && (event.recorrencia ?? 'nenhuma') === 'nenhuma')
    errors.recorrencia_fim = 'Escolha como o evento se repete.'
  else if (event.recorrencia_fim && event.recorrencia_fim < dayText(wallOf(start)))
    errors.recorrencia_fim = words.endBeforeStart
  return errors
}

export const wholeEvent = eventFields.superRefine(addErrors(eventErrors))

const row = declared.row.extend({ lembrete_min: reminder.nullable(), resposta: answerOfGuest.nullable() })
export const eventSchemas = {
  ...declared,
  createInput: createOf(wholeEvent),
  updateInput: updateOf(eventFields),
  row,
  one: row.extend({
    convidados: z.array(z.strictObject({ id: recordId, nome: z.string(), resposta: answerOfGuest })),
  }),
}
export type UpdateEventInput = z.output<typeof eventSchemas.updateInput>
export type ListEventsInput = z.output<typeof eventSchemas.list.input>

/** The old and new start of a dragged occurrence; the whole series moves. */
export const moveEventInput = z.strictObject({ ...byId.shape, de: momentText, para: momentText })
export type MoveEventInput = z.output<typeof moveEventInput>

export const answerEventInput = z.strictObject({ ...byId.shape, resposta: z.enum(answers) })

export const calendarWindow = z
  .strictObject({ inicio: isoDate, fim: isoDate, camadas: z.array(z.enum(layers)).max(10).optional() })
  .refine(({ inicio, fim }) => fim >= inicio, { path: ['fim'], error: words.endBeforeStart })
  .refine(({ inicio, fim }) => dayWall(fim) - dayWall(inicio) < WINDOW_DAYS * DAY_MS, {
    path: ['fim'],
    error: `Permitido no máximo ${WINDOW_DAYS} dias.`,
  })
export type CalendarWindow = z.output<typeof calendarWindow>

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
    resposta: answerOfGuest.nullish(),
    local: z.string().nullish(),
    detalhe: z.string().nullish(),
    pessoas: z.array(z.strictObject({ id: recordId, nome: z.string() })).optional(),
  }),
)

export const calendarAnswerAnswer = z.strictObject({ resposta: z.enum(answers) })

export const calendarSubscriptionAnswer = z.strictObject({ desde: moment.nullable() })

export const calendarSubscribeAnswer = z.strictObject({ url: z.string() })
