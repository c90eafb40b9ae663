/** What the procedures of drivers take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { fleet } from '../messages/fleet.ts'
import { recordId, updateOf } from '../record.ts'
import { noLicence } from '../personal-options.ts'
import { cnhNumber } from '../validators.ts'
import { driver } from './drivers.ts'
import { drivingCategories } from './fleet-options.ts'

export const driverSchemas = schemasOf(driver, {
  cnh_numero: cnhNumber,
  cnh_categoria: z.enum(drivingCategories, {
    error: ({ input }) => (input === noLicence ? fleet.noLicence : undefined),
  }),
})

export type DriverFields = z.output<typeof driverSchemas.fields>
export type ListDriversInput = z.output<typeof driverSchemas.list.input>

/** A driver stays the same person. */
export const driverEditFields = driverSchemas.fields.omit({ id_usuario: true })
export const updateDriverInput = updateOf(driverEditFields)
export type UpdateDriverInput = z.output<typeof updateDriverInput>

export const driverOptionsAnswer = z.array(
  driverSchemas.row
    .pick({ id: true, id_usuario: true, cnh_categoria: true, cnh_validade: true })
    .extend({ nome: z.string().nullable() }),
)

/** A person's licence as their own record has it, to begin a driver's record with. */
export const driverPersonAnswer = z.strictObject({
  id: recordId,
  nome: z.string().nullable(),
  /** The driver's record, where there is one. */
  id_motorista: recordId.nullable(),
  cnh_numero: z.string().nullable(),
  cnh_categoria: z.string().nullable(),
})
