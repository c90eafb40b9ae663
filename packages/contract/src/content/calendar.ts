/** Calendar: own and shared events, and the days of other records. See docs/content.md#calendar. */
import * as z from 'zod'
import { choice, boolean, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { calendar as words } from '../messages/content.ts'
import { momentText } from '../moment-text.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { hexColor, isoDate, nameText, optionalIsoDate, optionalText, optionalUrl } from '../validators.ts'
import {
  answers,
  eventTypeNames,
  eventTypes,
  layers,
  recurrenceNames,
  audienceNames,
} from './calendar-words.ts'
import { dayText, dayWall, DAY_MS, momentOf, recurrences, wallOf } from './calendar-time.ts'

/** Days a window may have: two months and the weeks around them. */
export const WINDOW_DAYS = 75

export const audiences = ['pessoal', 'departamento', 'provedor', 'todos'] as const
export type Audience = (typeof audiences)[number]

export const eventFields = z.strictObject({
  titulo: nameText(120),
  descricao: optionalText(2000),
  tipo: z.enum(eventTypes),
  inicio: momentText,
  /** Of an all-day event: any moment of its last day. */
  fim: momentText,
  dia_inteiro: z.boolean().optional(),
  local: optionalText(160),
  link: optionalUrl,
  publico: z.enum(audiences),
  id_departamento: recordId.nullish(),
  id_empresa: recordId.nullish(),
  recorrencia: z.enum(recurrences).optional(),
  recorrencia_fim: optionalIsoDate,
  lembrete_min: z.union([z.literal(10), z.literal(60), z.literal(1440)]).nullish(),
  cor: hexColor.toLowerCase().optional(),
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

export const wholeEvent = eventFields.superRefine((event, context) => {
  for (const [field, message] of Object.entries(eventErrors(event)))
    context.addIssue({ code: 'custom', path: [field], message })
})

export const createEventsInput = createOf(wholeEvent)
export const updateEventInput = updateOf(eventFields)
export type UpdateEventInput = z.output<typeof updateEventInput>

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

export const eventList = listOf('inicio', {
  id: number(),
  titulo: text('Título'),
  tipo: choice(eventTypeNames, 'Tipo'),
  inicio: date('Início'),
  fim: date('Fim'),
  dia_inteiro: boolean('Dia inteiro'),
  local: text('Local'),
  publico: choice(audienceNames, 'Público'),
  id_departamento: number(),
  id_empresa: number(),
  recorrencia: choice(recurrenceNames, 'Repetição'),
  id_usuario: number(),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListEventsInput = z.output<typeof eventList.input>
