/** Refunds (bo_estorno): asked for by one person, approved by another. See docs/desk.md#refunds. */
import * as z from 'zod'
import { amount, choice, date, documentNames, listOf, momentDay, number, summed, text } from '../list.ts'
import { form } from '../messages.ts'
import { refund } from '../messages/refunds.ts'
import { byId, createOf, recordId, seenVersion, updateOf, randomId } from '../record.ts'
import { optionalPersonDocument } from '../person-document.ts'
import { notFuture } from '../described.ts'
import {
  cnpj,
  cpf,
  email,
  isoDate,
  maxDialogText,
  optionalText,
  positiveMoney,
  phone,
  requiredText,
} from '../validators.ts'
import { toCents } from './cents.ts'
import {
  pixKinds,
  refundReasonLabels,
  refundReasons,
  refundStateLabels,
  refundStepKeys,
  refundWayLabels,
  refundWays,
  type PixKind,
} from './refund-options.ts'
import { addErrors } from '../record-errors.ts'

const pixForms: Record<PixKind, z.ZodType<string>> = {
  cpf,
  cnpj,
  email,
  telefone: phone,
  aleatoria: z.uuid(),
}

/** A Pix key as it is kept (documents and phones as digits), or null when it is none of its kind. */
export function pixKey(kind: PixKind, typed: string): string | null {
  const parsed = pixForms[kind].safeParse(kind === 'telefone' ? typed.replace(/^\+/, '') : typed)
  return parsed.success ? parsed.data : null
}

const fields = z.strictObject({
  id_empresa: recordId,
  cod_cliente: requiredText(40),
  nome_razaosocial: requiredText(200),
  cpf: optionalPersonDocument,
  contrato: optionalText(40),
  fatura: optionalText(40),
  motivo: z.enum(refundReasons),
  descricao: requiredText(maxDialogText),
  valor_pago: positiveMoney,
  valor_estorno: positiveMoney,
  forma: z.enum(refundWays),
  pix_tipo: z.enum(pixKinds).nullish(),
  pix_chave: optionalText(140).register(documentNames, {
    description: 'Como `pix_tipo` diz: CPF, CNPJ, e-mail, telefone ou chave aleatória (UUID).',
  }),
  banco: optionalText(60),
  agencia: optionalText(10),
  conta: optionalText(20),
  titular: optionalText(200),
  titular_documento: optionalPersonDocument,
  /** Own uploads (bucket `documentos`): the proof of the payment, and the customer's word where another person is paid. */
  comprovante: randomId().nullish(),
  autorizacao: randomId().nullish(),
})
type Fields = z.output<typeof fields>

function wayErrors(whole: Partial<Fields>): Record<string, string> {
  if (whole.forma === 'pix') {
    if (!whole.pix_tipo) return { pix_tipo: form.required }
    if (!whole.pix_chave || pixKey(whole.pix_tipo, whole.pix_chave) === null)
      return { pix_chave: refund.pixKey }
  }
  if (whole.forma === 'transferencia' && !(whole.banco && whole.agencia && whole.conta))
    return { [whole.banco ? (whole.agencia ? 'conta' : 'agencia') : 'banco']: refund.account }
  return {}
}

function holderErrors(whole: Partial<Fields>): Record<string, string> {
  if (whole.forma === undefined || whole.forma === 'credito_fatura' || whole.autorizacao) return {}
  const same = Boolean(whole.cpf) && whole.titular_documento === whole.cpf
  return same ? {} : { titular_documento: refund.holder }
}

/** Field → text of what does not fit together in a whole refund. */
export function refundErrors(whole: Partial<Fields>): Record<string, string> {
  const errors: Record<string, string> = { ...wayErrors(whole), ...holderErrors(whole) }
  if (whole.valor_pago && whole.valor_estorno && toCents(whole.valor_estorno) > toCents(whole.valor_pago))
    errors.valor_estorno = refund.aboveAmount
  return errors
}

export const refundFields = fields.superRefine(addErrors(refundErrors))
export type RefundFields = z.output<typeof refundFields>

/** `solicitar`: sent to finance at once; a draft without it. The proof is needed when it is sent. */
const newRefund = z
  .strictObject({ ...fields.shape, solicitar: z.boolean().default(true) })
  .superRefine(addErrors(refundErrors))
  .superRefine(
    addErrors(({ solicitar, comprovante }) =>
      solicitar && !comprovante ? { comprovante: refund.proof } : {},
    ),
  )
export type NewRefund = z.output<typeof newRefund>
export const createRefundsInput = createOf(newRefund)
export const newRefundFields = newRefund

const editFields = fields.omit({ id_empresa: true })
export const refundEditFields = editFields.superRefine(addErrors(refundErrors))
export const updateRefundInput = updateOf(editFields)
export type UpdateRefundInput = z.output<typeof updateRefundInput>

export const stepRefundInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(refundStepKeys),
  /** What to mend, or why it is refused. */
  resposta: optionalText(maxDialogText),
  data_pagamento: notFuture(isoDate).optional(),
  /** An own upload: the proof that the customer was paid. */
  comprovante_estorno: randomId().nullish(),
})
export type StepRefundInput = z.output<typeof stepRefundInput>

export const refundList = listOf('-created_at', {
  id: number(),
  created_at: momentDay('Criação'),
  id_empresa: number(),
  empresa: text('Provedor'),
  cod_cliente: text('Código'),
  nome_razaosocial: text('Cliente'),
  contrato: text('Contrato'),
  fatura: text('Fatura'),
  motivo: choice(refundReasonLabels, 'Motivo'),
  valor_pago: amount('Valor pago'),
  valor_estorno: summed(amount('Valor')),
  forma: choice(refundWayLabels, 'Forma'),
  id_solicitante: number(),
  solicitante: text('Solicitante'),
  situacao: choice(refundStateLabels, 'Situação'),
  data_pagamento: date('Pagamento'),
  updated_at: date(),
})
export type ListRefundsInput = z.output<typeof refundList.input>
