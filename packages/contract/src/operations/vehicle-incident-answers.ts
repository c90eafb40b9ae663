/** What the procedures of incidents with vehicles answer. */
import * as z from 'zod'
import { money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { vehicleIncidentStates, vehicleIncidentTypes } from './fleet-options.ts'
import { vehicleIncidentList } from './vehicle-incidents.ts'

export const vehicleIncidentRow = rowOf(vehicleIncidentList, {
  id_motorista: recordId.nullable(),
  motorista: z.string().nullable(),
  tipo: z.enum(vehicleIncidentTypes),
  situacao: z.enum(vehicleIncidentStates),
  custo: money.nullable(),
  resposta: z.string().nullable(),
})
export const vehicleIncidentGetAnswer = vehicleIncidentRow.extend({
  /** For managers and whoever reported it. */
  descricao: z.string().nullable(),
  terceiros: z.boolean(),
  boletim_ocorrencia: z.string().nullable(),
  seguro_acionado: z.boolean(),
  fotos: z.array(z.string()),
  autor: z.string().nullable(),
})
export const vehicleIncidentStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(vehicleIncidentStates),
})
