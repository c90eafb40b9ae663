/** What the procedures of the expiry centre and the fleet's alerts answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { expiryList } from './expiries.ts'
import { expiryKinds } from './expiry-words.ts'

export const expiryRow = rowOf(expiryList, {
  id: z.int(),
  tipo: z.enum(expiryKinds),
  detalhe: z.string().nullable(),
  id_empresa: z.int().nullable(),
  empresa: z.string().nullable(),
  /** Null for what ends by kilometres. */
  vencimento: z.string().nullable(),
  dias: z.int().nullable(),
  km: z.int().nullable(),
  rota: z.string(),
})

export const fleetAlertsAnswer = z.strictObject({
  cnh: z.int(),
  licenciamento: z.int(),
  seguro: z.int(),
  locacao: z.int(),
  /** Fines whose driver has to be named within seven days. */
  multas: z.int(),
  /** Requests and repairs that wait for a decision. */
  solicitacoes: z.int(),
  manutencoes: z.int(),
})

export const expirySubscriptionAnswer = z.strictObject({ desde: moment.nullable() })
export const expirySubscribeAnswer = z.strictObject({ url: z.string() })
