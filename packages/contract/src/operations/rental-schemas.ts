/** What the procedures of rentals take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { fleet } from '../messages/fleet.ts'
import { byId, createOf } from '../record.ts'
import { optionalText } from '../validators.ts'
import { rental } from './rentals.ts'

export const rentalSchemas = schemasOf(rental)

export type RentalFields = z.output<typeof rentalSchemas.fields>
export type UpdateRentalInput = z.output<typeof rentalSchemas.updateInput>
export type ListRentalsInput = z.output<typeof rentalSchemas.list.input>

/** The rule of a whole rental. */
export const wholeRental = rentalSchemas.fields.refine(
  ({ data_inicio, data_fim }) => data_fim >= data_inicio,
  { path: ['data_fim'], error: fleet.rentalEnd },
)
export const createRentalsInput = createOf(wholeRental)

export const stepRentalInput = z.strictObject({
  ...byId.shape,
  situacao: z.enum(['encerrada']),
  texto: optionalText(450),
})
export const rentalStepAnswer = rentalSchemas.row.pick({ id: true, situacao: true })
