/** Fuel (abastecimento), consumption and what a kilometre costs. See docs/operations.md#fuel-and-costs. */
import * as z from 'zod'
import { amount, boolean, date, listOf, number, text } from '../list.ts'
import { momentText } from '../moment-text.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { isoDate, money, optionalText } from '../validators.ts'
import { kilometres } from './vehicles.ts'

/** Litres: at most three places. */
const litres = z
  .string()
  .trim()
  .regex(/^\d{1,5}(\.\d{1,3})?$/, 'Informe os litros.')

export const fuelFields = z.strictObject({
  id_veiculo: recordId,
  data: momentText,
  km: kilometres,
  /** A jump of the odometer is right. */
  confirmar: z.boolean().optional(),
  litros: litres,
  valor: money,
  posto: optionalText(120),
  /** The receipt: an own upload (bucket `documentos`). */
  comprovante: z.uuid().nullish(),
})
export type FuelFields = z.output<typeof fuelFields>
export const createFuelsInput = createOf(fuelFields)
export const fuelEditFields = fuelFields.omit({ id_veiculo: true })
export const updateFuelInput = updateOf(fuelEditFields)
export type UpdateFuelInput = z.output<typeof updateFuelInput>

/** Consumption that differs from the vehicle's median by more than this is out of the ordinary. */
export const ODD_CONSUMPTION = 0.3

export const fuelList = listOf('-data', {
  id: number(),
  id_veiculo: number(),
  placa: text('Placa'),
  id_empresa: number(),
  empresa: text('Provedor'),
  data: date('Data'),
  km: number('KM'),
  litros: number('Litros'),
  valor: amount('Valor'),
  posto: text('Posto'),
  /** Kilometres a litre since the fill before. */
  consumo: number('km/l'),
  fora_do_comum: boolean('Fora do comum'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListFuelsInput = z.output<typeof fuelList.input>

export const costInput = z
  .strictObject({
    inicio: isoDate,
    fim: isoDate,
    id_veiculo: recordId.optional(),
    id_empresa: recordId.optional(),
  })
  .refine(({ inicio, fim }) => fim >= inicio, { path: ['fim'], error: 'Período inválido.' })
export type CostInput = z.output<typeof costInput>
