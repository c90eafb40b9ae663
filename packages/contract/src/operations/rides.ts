/** Rides (carona) and who asks for a seat in them (carona_passageiro). See docs/operations.md#rides. */
import * as z from 'zod'
import { choice, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { ride } from '../messages/rides.ts'
import { createOf, recordId, seenVersion, updateOf } from '../record.ts'
import {
  isoDate,
  maxDialogText,
  moneyUpTo,
  nameText,
  optionalIsoDate,
  optionalText,
  requiredText,
} from '../validators.ts'
import {
  ANY_CITY,
  BOARD_RIDES,
  MAX_BOARD_RIDES,
  MAX_SEATS,
  MAX_SEATS_EACH,
  MAX_SHARE,
  passengerStateLabels,
  passengerSteps,
  rideRecurrenceLabels,
  rideRecurrences,
  rideStateLabels,
  rideSteps,
  rideTypeLabels,
  rideTypes,
} from './ride-options.ts'
import { addErrors } from '../record-errors.ts'
import { hourSource } from '../time-patterns.ts'
import { keysOf } from '../keys-of.ts'

const hour = z
  .string()
  .trim()
  .min(1, form.required)
  .regex(new RegExp(`^${hourSource}(:00)?$`), format.invalidDateTime)
  .transform((typed) => typed.slice(0, 5))

const fields = z.strictObject({
  id_cidade_origem: recordId,
  /** Where one meets. */
  origem: requiredText(120),
  id_cidade_destino: recordId,
  destino: requiredText(120),
  data: isoDate,
  hora: hour,
  vagas: z.int(ride.seats).min(1, ride.seats).max(MAX_SEATS, ride.seats),
  tipo: z.enum(rideTypes),
  /** The group's vehicle of a company ride: one that the driver has, or has booked for the day. */
  id_veiculo: recordId.nullish(),
  veiculo_descricao: optionalText(60),
  /** Towards the costs, of a private car alone. */
  valor_sugerido: moneyUpTo(MAX_SHARE, ride.share).nullish(),
  recorrencia: z.enum(rideRecurrences).optional(),
  recorrencia_fim: optionalIsoDate,
  observacao: optionalText(maxDialogText),
})
type Fields = z.output<typeof fields>

type RideErrors = { id_cidade_destino?: string; valor_sugerido?: string }

/** Field → text of what does not fit together in a whole ride. */
export function rideErrors(whole: Partial<Fields>): RideErrors {
  const errors: RideErrors = {}
  if (whole.id_cidade_origem !== undefined && whole.id_cidade_origem === whole.id_cidade_destino)
    errors.id_cidade_destino = ride.sameCity
  if (whole.tipo === 'empresa' && Number(whole.valor_sugerido ?? 0) > 0)
    errors.valor_sugerido = ride.companyValue
  return errors
}

export const rideFields = fields.superRefine(addErrors(rideErrors))
/** How an offer recurs is said once, when it is made. */
const keptFields = fields.omit({ recorrencia: true, recorrencia_fim: true })
export const rideEditFields = keptFields.superRefine(addErrors(rideErrors))
export type RideFields = z.output<typeof rideFields>

export const createRidesInput = createOf(rideFields).refine(({ objects }) => objects.length <= 20)
/** `proximas`: also the later rides of the same recurring offer; each keeps its own day. */
export const updateRideInput = updateOf(keptFields).extend({
  proximas: z.boolean().optional(),
})
export type UpdateRideInput = z.output<typeof updateRideInput>

const steps = keysOf(rideSteps)
export const stepRideInput = z.strictObject({
  id: recordId,
  ...seenVersion.shape,
  situacao: z.enum(steps),
  /** Why it is cancelled. */
  motivo: optionalText(maxDialogText),
  /** Also the later rides of the same recurring offer. */
  proximas: z.boolean().optional(),
})
export type StepRideInput = z.output<typeof stepRideInput>

export const askRideInput = z.strictObject({
  id: recordId,
  lugares: z.int().min(1).max(MAX_SEATS_EACH).default(1),
  ponto_embarque: optionalText(120),
  mensagem: optionalText(maxDialogText),
})
export type AskRideInput = z.output<typeof askRideInput>

const answers = keysOf(passengerSteps)
export const answerRideInput = z.strictObject({ id: recordId, situacao: z.enum(answers) })
export type AnswerRideInput = z.output<typeof answerRideInput>

/** A city by its id, by its name as an address has it (`sao-lourenco-do-sul`), or any. */
const place = z.union([recordId.transform(String), z.string().trim().min(1).max(120)]).default(ANY_CITY)

/** Without a day, the next seven; `data` is refused as a date is. */
export const searchRidesInput = z
  .strictObject({
    origem: place,
    destino: place,
    data: isoDate.optional(),
    limit: z.int().min(1).max(MAX_BOARD_RIDES).default(BOARD_RIDES),
  })
  .prefault({})
export type SearchRidesInput = z.output<typeof searchRidesInput>

export const blockRiderInput = z.strictObject({ id_usuario: recordId, motivo: nameText(maxDialogText) })
export const byRider = z.strictObject({ id_usuario: recordId })

export const rideList = listOf('-partida', {
  id: number(),
  partida: date('Data e hora'),
  data: date(),
  hora: text(undefined, false),
  cidade_origem: text('Origem'),
  id_cidade_origem: number(),
  cidade_destino: text('Destino'),
  id_cidade_destino: number(),
  vagas: number('Vagas'),
  ocupadas: number('Ocupadas'),
  pendentes: number('Pendentes'),
  tipo: choice(rideTypeLabels, 'Tipo'),
  recorrencia: choice(rideRecurrenceLabels, 'Recorrência'),
  situacao: choice(rideStateLabels, 'Situação'),
  created_at: date(),
  updated_at: date(),
})
export type ListRidesInput = z.output<typeof rideList.input>

export const askedRideList = listOf('-partida', {
  id: number(),
  id_carona: number(),
  partida: date('Data e hora'),
  cidade_origem: text('Origem'),
  cidade_destino: text('Destino'),
  motorista: text('Motorista'),
  lugares: number('Lugares'),
  situacao: choice(passengerStateLabels, 'Situação'),
  carona_situacao: choice(rideStateLabels, 'Carona'),
  created_at: date(),
})
export type ListAskedRidesInput = z.output<typeof askedRideList.input>
