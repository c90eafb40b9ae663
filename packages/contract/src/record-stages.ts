/** The life of a record with states, as its thread shows it (docs/screens.md#the-thread-of-a-record). */
import * as z from 'zod'
import { moment } from './answer.ts'
import { documentNames } from './list.ts'

/** The days that a usual stay is taken from, and how many stays make one. */
export const USUAL_DAYS = 90
export const USUAL_LEAST = 10

export const recordStages = z
  .strictObject({
    /** The stages that it has been in, in order; the last is the present one. */
    etapas: z.array(z.strictObject({ etapa: z.string(), desde: moment, ate: moment.nullable() })),
    /** How many days records usually stay in a stage: the median of those that the reader sees. */
    medianas: z.array(z.strictObject({ etapa: z.string(), dias: z.number(), saidas: z.int() })),
    /** After how many days in the present stage it is late; null where nothing says so. */
    limite: z.int().nullable(),
  })
  .register(documentNames, { id: 'EtapasDoRegistro' })
export type RecordStages = z.output<typeof recordStages>
