/** Marketing events. See docs/marketing.md#events. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { isoDate, nameText, optionalUrl, requiredText } from '../validators.ts'

export const eventFields = z.strictObject({
  evento: nameText(120),
  /** Opened in a new tab, so only http or https. */
  site_evento: optionalUrl,
  local: requiredText(120),
  endereco: requiredText(200),
  /** Id of a `rh_cidade_provedor`. */
  cidade: recordId,
  data_inicio: isoDate,
  data_fim: isoDate,
  status: z.boolean().optional(),
})
export type EventFields = z.output<typeof eventFields>

/** A complete event: it does not end before it begins. */
export const wholeEvent = eventFields.superRefine(({ data_inicio, data_fim }, context) => {
  if (data_fim < data_inicio)
    context.addIssue({ code: 'custom', path: ['data_fim'], message: form.endBeforeStart })
})

export const createEventsInput = createOf(wholeEvent)
export const updateEventInput = updateOf(eventFields)
export type UpdateEventInput = z.output<typeof updateEventInput>

export const eventList = listOf('-data_inicio', {
  id: number(),
  evento: text('Evento'),
  site_evento: text('Site'),
  local: text('Local'),
  endereco: text('Endereço'),
  cidade: number(),
  cidade_nome: text('Cidade'),
  data_inicio: date('Início'),
  data_fim: date('Fim'),
  status: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListEventsInput = z.output<typeof eventList.input>
