/** What the procedures of destinations take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { destination } from './destinations.ts'

export const destinationSchemas = schemasOf(destination)

export type DestinationFields = z.output<typeof destinationSchemas.fields>
export type UpdateDestinationInput = z.output<typeof destinationSchemas.updateInput>
export type ListDestinationsInput = z.output<typeof destinationSchemas.list.input>

export const destinationOptionsAnswer = z.array(destinationSchemas.row.pick({ id: true, nome: true }))
