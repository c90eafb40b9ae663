/** What the procedures of drivers answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { drivingCategories } from './fleet-options.ts'
import { driverList } from './drivers.ts'

/** The number of the licence is masked in lists: `*******8900`. */
export const driverRow = rowOf(driverList, {
  motorista: z.string().nullable(),
  id_empresa: recordId.nullable(),
  empresa: z.string().nullable(),
  cnh_categoria: z.enum(drivingCategories),
  cnh_validade: z.string(),
  veiculo: z.string().nullable(),
})

export const driverGetAnswer = driverRow.extend({
  /** For managers and the driver alone. */
  cnh_arquivo: z.string().nullable(),
  termo_aceito_em: moment.nullable(),
})

export const driverOptionsAnswer = z.array(
  z.strictObject({
    id: recordId,
    id_usuario: recordId,
    nome: z.string().nullable(),
    cnh_categoria: z.enum(drivingCategories),
    cnh_validade: z.string(),
  }),
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
