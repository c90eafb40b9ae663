/** What the procedures of refunds answer. */
import * as z from 'zod'
import { moment, money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { pixKinds, refundReasons, refundStates, refundWays } from './refund-options.ts'
import { refundList } from './refunds.ts'

export const refundRow = rowOf(refundList, {
  contrato: z.string().nullable(),
  fatura: z.string().nullable(),
  motivo: z.enum(refundReasons),
  valor_pago: money,
  valor_estorno: money,
  forma: z.enum(refundWays),
  situacao: z.enum(refundStates),
  data_pagamento: z.string().nullable(),
})
export const refundGetAnswer = refundRow.extend({
  sistema: z.string(),
  cpf: z.string().nullable(),
  descricao: z.string(),
  comprovante: z.string().nullable(),
  autorizacao: z.string().nullable(),
  comprovante_estorno: z.string().nullable(),
  resposta: z.string().nullable(),
  /** Whom the money goes to: in full until it was paid, masked afterwards (`mascarado`) and for readers. */
  mascarado: z.boolean(),
  pix_tipo: z.enum(pixKinds).nullable(),
  pix_chave: z.string().nullable(),
  banco: z.string().nullable(),
  agencia: z.string().nullable(),
  conta: z.string().nullable(),
  titular: z.string().nullable(),
  titular_documento: z.string().nullable(),
  /** True where the provider's system reported what was paid. */
  valor_pago_conferido: z.boolean(),
  aprovacoes_exigidas: z.int(),
  aprovacoes: z.array(
    z.strictObject({ id_aprovador: recordId, nome: z.string().nullable(), em: z.string() }),
  ),
  minha: z.boolean(),
})
export const refundStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(refundStates),
  /** How many approvals it has, and needs. */
  aprovacoes: z.int(),
  aprovacoes_exigidas: z.int(),
  updated_at: moment,
})
