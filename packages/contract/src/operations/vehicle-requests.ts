/** Requests of vehicles (solicitacao_veiculo), their calendar and checklists. See docs/operations.md#requests-of-vehicles. */
import * as z from 'zod'
import { momentOf } from '../content/calendar-time.ts'
import { DAY_MS } from '../durations.ts'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { fleet } from '../messages/fleet.ts'
import { momentText } from '../moment-text.ts'
import { addErrors, type RecordErrors } from '../record-errors.ts'
import { byId, createOf, recordId, updateOf, seenVersion, randomId } from '../record.ts'
import { isoDate, nameText, optionalText } from '../validators.ts'
import { LONGEST_REQUEST_DAYS, vehicleRequestStateLabels } from './fleet-options.ts'
import { kilometres } from './registration.ts'
import { confirmedJump } from './odometer-jump.ts'

export const vehicleRequestFields = z.strictObject({
  motivo: nameText(450),
  origem: nameText(160),
  destino: nameText(160),
  data_retirada: momentText,
  data_devolucao: momentText,
  passageiros: z.int().min(1).max(60),
  /** "Dirigirei eu mesmo". */
  dirige: z.boolean().optional(),
  /** The vehicle that is wished for; the fleet's manager decides. */
  id_veiculo: recordId.nullish(),
  /** Waits for the vehicle where others have it. */
  espera: z.boolean().optional(),
})
export type VehicleRequestFields = z.output<typeof vehicleRequestFields>

/** Field → text of the errors of a whole window. */
export function windowErrors(window: { data_retirada: string; data_devolucao: string }): RecordErrors {
  const [start, end] = [momentOf(window.data_retirada), momentOf(window.data_devolucao)]
  if (end <= start) return { data_devolucao: fleet.returnBeforeLeaving }
  return end - start > LONGEST_REQUEST_DAYS * DAY_MS
    ? { data_devolucao: fleet.longest(LONGEST_REQUEST_DAYS) }
    : {}
}
export const wholeVehicleRequest = vehicleRequestFields.superRefine(addErrors(windowErrors))
export const createVehicleRequestsInput = createOf(wholeVehicleRequest)
export const updateVehicleRequestInput = updateOf(vehicleRequestFields)
export type UpdateVehicleRequestInput = z.output<typeof updateVehicleRequestInput>

export const stepVehicleRequestInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(['aprovada', 'recusada', 'cancelada']),
  texto: optionalText(450),
  /** Of an approval: the vehicle and, where the requester does not drive, the driver. */
  id_veiculo: recordId.nullish(),
  id_motorista: recordId.nullish(),
})
export type StepVehicleRequestInput = z.output<typeof stepVehicleRequestInput>

export const waitInput = z.strictObject({ ...byId.shape, espera: z.boolean() })

export const checklistFields = z.strictObject({
  km: kilometres,
  confirmar: confirmedJump,
  /** Quarters of the tank. */
  combustivel: z.int().min(0).max(4),
  avarias: optionalText(450),
  /** Own uploads (bucket `imagens`). */
  fotos: z.array(randomId()).min(1, fleet.photoRequired).max(12),
})
export const checklistInput = z.strictObject({
  ...byId.shape,
  ...checklistFields.shape,
  /** When the driver was done, where it waited for a network. */
  feito_em: momentText.optional(),
})
export type ChecklistInput = z.output<typeof checklistInput>

/** Days that a calendar of vehicles may show. */
export const CALENDAR_DAYS = 42
export const vehicleCalendarInput = z
  .strictObject({ inicio: isoDate, fim: isoDate, id_empresa: recordId.optional() })
  .refine(
    ({ inicio, fim }) => fim > inicio && Date.parse(fim) - Date.parse(inicio) <= CALENDAR_DAYS * DAY_MS,
    { path: ['fim'], error: fleet.longest(CALENDAR_DAYS) },
  )
export type VehicleCalendarInput = z.output<typeof vehicleCalendarInput>

export const vehicleRequestList = listOf('-data_retirada', {
  id: number(),
  id_usuario: number(),
  solicitante: text('Solicitante'),
  id_empresa: number(),
  empresa: text('Provedor'),
  motivo: text('Resumo'),
  origem: text('Origem'),
  destino: text('Destino'),
  data_retirada: date('Retirada'),
  data_devolucao: date('Devolução'),
  passageiros: number('Passageiros'),
  id_veiculo: number(),
  placa: text('Placa'),
  id_motorista: number(),
  motorista: text('Motorista'),
  situacao: choice(vehicleRequestStateLabels, 'Situação'),
  espera_desde: date('Em espera desde'),
  resposta: text('Resposta', false),
  dirige: boolean('Dirige'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListVehicleRequestsInput = z.output<typeof vehicleRequestList.input>
