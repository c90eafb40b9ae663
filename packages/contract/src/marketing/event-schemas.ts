/** What the procedures of events take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { form } from '../messages.ts'
import { createOf } from '../record.ts'
import { eventEntity } from './events.ts'

export const eventSchemas = schemasOf(eventEntity)

export type EventFields = z.output<typeof eventSchemas.fields>
export type UpdateEventInput = z.output<typeof eventSchemas.updateInput>
export type ListEventsInput = z.output<typeof eventSchemas.list.input>

/** A complete event: it does not end before it begins. */
export const wholeEvent = eventSchemas.fields.superRefine(({ data_inicio, data_fim }, context) => {
  if (data_fim < data_inicio)
    context.addIssue({ code: 'custom', path: ['data_fim'], message: form.endBeforeStart })
})
export const createEventsInput = createOf(wholeEvent)

export const eventCreateAnswer = z.array(eventSchemas.row.pick({ id: true, evento: true }))
