/** What the procedures of fuel take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { createOf, updateOf } from '../record.ts'
import { momentText } from '../moment-text.ts'
import { notFuture } from '../described.ts'
import { fuel } from './fuel.ts'
import { confirmedJump } from './odometer-jump.ts'

/** Litres: at most three places. */
const litres = z
  .string()
  .trim()
  .regex(/^\d{1,5}(\.\d{1,3})?$/, 'Informe os litros.')

export const fuelSchemas = schemasOf(fuel, { litros: litres, data: notFuture(momentText) })
export type ListFuelsInput = z.output<typeof fuelSchemas.list.input>

export const fuelFields = fuelSchemas.fields.extend({
  confirmar: confirmedJump,
})
export type FuelFields = z.output<typeof fuelFields>
export const createFuelsInput = createOf(fuelFields)
export const fuelEditFields = fuelFields.omit({ id_veiculo: true })
export const updateFuelInput = updateOf(fuelEditFields)
export type UpdateFuelInput = z.output<typeof updateFuelInput>
