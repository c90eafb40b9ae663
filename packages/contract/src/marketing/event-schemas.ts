/** What the procedures of events take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { eventEntity } from './events.ts'

export const eventSchemas = schemasOf(eventEntity)

export type EventFields = z.output<typeof eventSchemas.fields>
export type UpdateEventInput = z.output<typeof eventSchemas.updateInput>
export type ListEventsInput = z.output<typeof eventSchemas.list.input>

export const eventCreateAnswer = z.array(eventSchemas.row.pick({ id: true, evento: true }))
