/** Drivers (motorista): employees with a licence. See docs/operations.md#drivers. */
import * as z from 'zod'
import { boolean, choice, date, listOf, number, text, unmarked } from '../list.ts'
import { fleet } from '../messages/fleet.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { cnhNumber, isoDate } from '../validators.ts'
import { drivingCategories } from './fleet-options.ts'

export const driverFields = z.strictObject({
  id_usuario: recordId,
  cnh_numero: cnhNumber,
  cnh_categoria: z.enum(drivingCategories, { error: fleet.noLicence }),
  cnh_validade: isoDate,
  /** An own upload (bucket `documentos`). */
  cnh_arquivo: z.uuid().nullish(),
  ativo: z.boolean().optional(),
})
export type DriverFields = z.output<typeof driverFields>

export const createDriversInput = createOf(driverFields)
/** A driver stays the same person. */
export const driverEditFields = driverFields.omit({ id_usuario: true })
export const updateDriverInput = updateOf(driverEditFields)
export type UpdateDriverInput = z.output<typeof updateDriverInput>

const categories = Object.fromEntries(drivingCategories.map((one) => [one, one]))
export const driverList = listOf('motorista', {
  id: number(),
  id_usuario: number(),
  motorista: text('Nome'),
  id_empresa: number(),
  empresa: text('Provedor'),
  cnh_numero: unmarked('CNH', false),
  cnh_categoria: choice(categories, 'Categoria'),
  cnh_validade: date('Validade'),
  pontos: number('Pontos 12 meses'),
  veiculo: text('Veículo'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListDriversInput = z.output<typeof driverList.input>
