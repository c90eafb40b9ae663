/** What the procedures of requests of vehicles answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { vehicleRequestStates, vehicleStates } from './fleet-options.ts'
import { vehicleRequestList } from './vehicle-requests.ts'

export const vehicleRequestRow = rowOf(vehicleRequestList, {
  solicitante: z.string().nullable(),
  id_veiculo: recordId.nullable(),
  placa: z.string().nullable(),
  id_motorista: recordId.nullable(),
  motorista: z.string().nullable(),
  situacao: z.enum(vehicleRequestStates),
  espera_desde: moment.nullable(),
  resposta: z.string().nullable(),
})

const checklist = z.strictObject({
  momento: z.enum(['saida', 'retorno']),
  feito_em: z.string(),
  km: z.int(),
  combustivel: z.int(),
  avarias: z.string().nullable(),
  por: z.string().nullable(),
  fotos: z.array(z.string()),
})
export const vehicleRequestGetAnswer = vehicleRequestRow.extend({
  modelo: z.string().nullable(),
  /** The vehicle's odometer now. */
  km_atual: z.int().nullable(),
  km_saida: z.int().nullable(),
  km_retorno: z.int().nullable(),
  checklists: z.array(checklist),
  /** What the asker may do with it. */
  meu: z.boolean(),
  decide: z.boolean(),
  conduz: z.boolean(),
  /** What who drives may offer as a ride: the free seats between two cities. */
  sobra: z
    .strictObject({ id_cidade_origem: recordId, id_cidade_destino: recordId, vagas: z.int() })
    .nullable(),
})
export const vehicleRequestStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(vehicleRequestStates),
})

export const vehicleCalendarAnswer = z.strictObject({
  veiculos: z.array(
    z.strictObject({
      id: recordId,
      placa: z.string(),
      modelo: z.string(),
      lugares: z.int(),
      id_empresa: recordId,
      empresa: z.string(),
      situacao: z.enum(vehicleStates),
    }),
  ),
  reservas: z.array(
    z.strictObject({
      id: recordId,
      id_veiculo: recordId,
      inicio: moment,
      fim: moment,
      situacao: z.enum(vehicleRequestStates),
      /** Who and why: for the fleet's managers and the person alone. */
      solicitante: z.string().nullable(),
      motivo: z.string().nullable(),
      meu: z.boolean(),
    }),
  ),
})

export const ownVehiclesAnswer = z.array(
  z.strictObject({ id: recordId, placa: z.string(), modelo: z.string(), km_atual: z.int() }),
)
