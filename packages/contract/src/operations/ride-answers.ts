/** What the procedures of rides answer. */
import * as z from 'zod'
import { moment, money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { passengerStates, rideRecurrences, rideStates, rideTypes } from './ride-options.ts'
import { askedRideList, rideList } from './rides.ts'

const day = z.string()

export const rideRow = rowOf(rideList, {
  data: day,
  uf_origem: z.string(),
  uf_destino: z.string(),
  tipo: z.enum(rideTypes),
  recorrencia: z.enum(rideRecurrences),
  situacao: z.enum(rideStates),
})
/** Of all rides, for managers: with the driver. */
export const managedRideRow = rideRow.extend({ motorista: z.string().nullable() })

export const askedRideRow = rowOf(askedRideList, {
  motorista: z.string().nullable(),
  situacao: z.enum(passengerStates),
  carona_situacao: z.enum(rideStates),
})

const passenger = z.strictObject({
  id: recordId,
  /** The whole name and the phone once they are accepted; the first name before. */
  nome: z.string().nullable(),
  id_foto: z.string().nullable(),
  telefone: z.string().nullable(),
  lugares: z.int(),
  ponto_embarque: z.string().nullable(),
  mensagem: z.string().nullable(),
  situacao: z.enum(passengerStates),
})

export const rideGetAnswer = z.strictObject({
  id: recordId,
  id_usuario: recordId.nullable(),
  id_cidade_origem: recordId,
  cidade_origem: z.string(),
  uf_origem: z.string(),
  origem: z.string(),
  id_cidade_destino: recordId,
  cidade_destino: z.string(),
  uf_destino: z.string(),
  destino: z.string(),
  data: day,
  hora: z.string(),
  partida: moment,
  vagas: z.int(),
  ocupadas: z.int(),
  tipo: z.enum(rideTypes),
  id_veiculo: recordId.nullable(),
  placa: z.string().nullable(),
  veiculo_descricao: z.string().nullable(),
  valor_sugerido: money,
  recorrencia: z.enum(rideRecurrences),
  recorrencia_fim: day.nullable(),
  /** Later rides of the same recurring offer. */
  proximas: z.int(),
  observacao: z.string().nullable(),
  situacao: z.enum(rideStates),
  motivo: z.string().nullable(),
  updated_at: moment,
  /** Whether it is the caller's own, or theirs to manage. */
  minha: z.boolean(),
  gere: z.boolean(),
  motorista: z.string().nullable(),
  foto_motorista: z.string().nullable(),
  telefone_motorista: z.string().nullable(),
  /** Of the driver and of managers: all who asked. Of others: their own request. */
  passageiros: z.array(passenger),
})

const publicCard = z.strictObject({
  id: recordId,
  cidade_origem: z.string(),
  uf_origem: z.string(),
  cidade_destino: z.string(),
  uf_destino: z.string(),
  data: day,
  hora: z.string(),
  livres: z.int(),
})
const card = publicCard.extend({
  origem: z.string(),
  destino: z.string(),
  tipo: z.enum(rideTypes),
  valor_sugerido: money,
  /** The first name. */
  motorista: z.string().nullable(),
  foto_motorista: z.string().nullable(),
  minha: z.boolean(),
  pedido: z.enum(passengerStates).nullable(),
})
/** The rides asked for; when there is none, those of the days beside. */
export const rideSearchAnswer = z.strictObject({ dados: z.array(card), proximas: z.array(card) })
export const publicRideSearchAnswer = z.strictObject({
  dados: z.array(publicCard),
  proximas: z.array(publicCard),
})

export const rideStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(rideStates),
  updated_at: moment,
})
export const rideAskAnswer = z.strictObject({ id: recordId, situacao: z.enum(passengerStates) })
export const blockedRidersAnswer = z.array(
  z.strictObject({
    id_usuario: recordId,
    nome: z.string().nullable(),
    motivo: z.string(),
    autor: z.string().nullable(),
    created_at: moment,
  }),
)
