/** What the procedures of fines answer. */
import * as z from 'zod'
import { moment, money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { driverOrigins, fineStates, severities } from './fleet-options.ts'
import { fineList } from './fines.ts'
import { signatureStrokes } from './signature.ts'

export const fineRow = rowOf(fineList, {
  id_motorista: recordId.nullable(),
  motorista: z.string().nullable(),
  gravidade: z.enum(severities),
  valor: money,
  prazo_indicacao: z.string(),
  vencimento: z.string(),
  situacao: z.enum(fineStates),
  /** Whether its statement was written. */
  termo: z.boolean(),
})

const term = z.strictObject({
  id: recordId,
  id_multa: recordId,
  id_motorista: recordId,
  texto: z.string(),
  gerado_em: moment,
  assinado_em: moment.nullable(),
  arquivo_assinado: z.string().nullable(),
  forma: z.enum(['tela', 'anexo']).nullable(),
  hash: z.string().nullable(),
  autoriza_desconto: z.boolean().nullable(),
  /** As it was drawn on the screen. */
  assinatura: signatureStrokes.nullable(),
})

export const fineGetAnswer = fineRow.extend({
  origem_motorista: z.enum(driverOrigins).nullable(),
  id_indicador: recordId.nullable(),
  indicador: z.string().nullable(),
  confirmador: z.string().nullable(),
  confirmado_em: moment.nullable(),
  orgao: z.string(),
  codigo_infracao: z.string(),
  local: z.string(),
  data_notificacao: z.string(),
  prazo_notificado: z.string().nullable(),
  valor_pago: money.nullable(),
  pago_em: z.string().nullable(),
  /** What the company pays when nobody was named: twice the amount. */
  valor_nic: money.nullable(),
  arquivo: z.string().nullable(),
  modelo: z.string(),
  /** Whether the asker may confirm the proposed driver. */
  confirmavel: z.boolean(),
  termo_assinado_em: moment.nullable(),
})

export const driverProposalAnswer = z.strictObject({
  id_motorista: recordId.nullable(),
  motorista: z.string().nullable(),
  origem: z.enum(driverOrigins).nullable(),
})

export const fineTermAnswer = term.extend({
  placa: z.string(),
  auto_infracao: z.string(),
  motorista: z.string().nullable(),
  situacao: z.enum(fineStates),
  /** Whether the asker is the driver. */
  meu: z.boolean(),
})
export const fineStepAnswer = z.strictObject({ id: recordId, situacao: z.enum(fineStates) })
export const generatedTermAnswer = z.strictObject({ id: recordId })
