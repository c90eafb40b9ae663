/** Closed lists of refunds, the order of their states. See docs/desk.md#refunds. */
import { keysOf } from '../keys-of.ts'

export const refundStateLabels = {
  rascunho: 'Rascunho',
  solicitado: 'Solicitado',
  em_analise: 'Em análise',
  aprovado: 'Aprovado',
  pago: 'Pago',
  recusado: 'Recusado',
  devolvido: 'Devolvido',
  cancelado: 'Cancelado',
} as const
export const refundStates = keysOf(refundStateLabels)
export type RefundState = (typeof refundStates)[number]

/** State that somebody chooses → those it may be reached from. */
export const refundSteps = {
  solicitado: ['rascunho', 'devolvido'],
  em_analise: ['solicitado'],
  aprovado: ['solicitado', 'em_analise'],
  pago: ['aprovado'],
  recusado: ['solicitado', 'em_analise'],
  devolvido: ['solicitado', 'em_analise'],
  cancelado: ['rascunho', 'solicitado', 'em_analise', 'aprovado', 'devolvido'],
} as const satisfies Partial<Record<RefundState, readonly RefundState[]>>
export type RefundStep = keyof typeof refundSteps
export const refundStepKeys = keysOf(refundSteps)
/** Steps of the one who asked; all others are decided by finance. */
export const authorRefundSteps: readonly RefundStep[] = ['solicitado', 'cancelado']
/** Only these may be changed. */
export const editableRefunds: readonly RefundState[] = ['rascunho', 'devolvido']

export const refundReasonLabels = {
  pagamento_duplicado: 'Pagamento duplicado',
  cobranca_indevida: 'Cobrança indevida',
  cancelamento: 'Cancelamento',
  credito_servico: 'Crédito de serviço',
  outro: 'Outro',
} as const
export const refundReasons = keysOf(refundReasonLabels)

export const refundWayLabels = {
  pix: 'Pix',
  transferencia: 'Transferência',
  credito_fatura: 'Crédito na fatura',
} as const
export const refundWays = keysOf(refundWayLabels)
export type RefundWay = (typeof refundWays)[number]

export const pixKindLabels = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  telefone: 'Telefone',
  aleatoria: 'Chave aleatória',
} as const
export const pixKinds = keysOf(pixKindLabels)
export type PixKind = (typeof pixKinds)[number]
