/** Closed lists of the customer panel. No schemas here, so that pages stay small. */
export const accessReasonNames = {
  atendimento: 'Atendimento',
  cobranca: 'Cobrança',
  retencao: 'Retenção',
  auditoria: 'Auditoria',
} as const
export type AccessReason = keyof typeof accessReasonNames

/** Facts that a customer is asked for. */
export const factNames = {
  nascimento: 'Data de nascimento',
  telefone: 'Últimos 4 dígitos do telefone',
  bairro: 'Bairro',
  nome_mae: 'Nome da mãe',
} as const
export type Fact = keyof typeof factNames
/** How many have to match. */
export const FACTS_NEEDED = 2
/** Minutes without a call after which the customer has to be identified again. */
export const IDLE_MINUTES = 15
/** Wrong answers after which only a manager opens the panel. */
export const MOST_TRIES = 3

export const actionStateNames = {
  enviando: 'Enviando',
  feita: 'Feita',
  pedida: 'Pedida',
  recusada: 'Recusada',
  incerto: 'Incerto',
  nao_feita: 'Não feita',
} as const
export type ActionState = keyof typeof actionStateNames

export const actionNames = {
  abrir_os: 'Abrir OS',
  reagendar_os: 'Reagendar OS',
  cancelar_os: 'Cancelar OS',
  negociar: 'Negociação',
  alterar_vencimento: 'Alterar vencimento',
  alterar_contato: 'Alterar contatos',
  alterar_endereco: 'Alterar endereço',
  desbloqueio_confianca: 'Desbloqueio de confiança',
  desconectar: 'Desconectar',
  reiniciar_onu: 'Reiniciar ONU',
} as const
export type PanelAction = keyof typeof actionNames

export const negotiationStateNames = {
  proposta: 'Proposta',
  incerto: 'Incerto',
  aceita: 'Aceita',
  cumprida: 'Cumprida',
  quebrada: 'Quebrada',
  cancelada: 'Cancelada',
} as const
export type NegotiationState = keyof typeof negotiationStateNames

export const planChangeNames = {
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  mudanca_endereco: 'Mudança de endereço',
  cancelamento: 'Cancelamento',
} as const
export type PlanChange = keyof typeof planChangeNames

/** Days of the month that an invoice may fall due on. */
export const dueDays = [5, 10, 15, 20, 25] as const
/** Days of trust, and the days after which it may be used again. */
export const UNLOCK_DAYS = 3
export const UNLOCK_EVERY = 30
/** Below this received power, in dBm, a line is bad. */
export const WEAK_SIGNAL = -27

/** Days that a proposal is good for, and no longer than until its first instalment. */
export const PROPOSAL_DAYS = 5

/** What each level may agree on; discounts are of fine and interest alone. */
export const negotiationLimits = {
  solicitante: { parcelas: 3, desconto: 0 },
  gestor: { parcelas: 6, desconto: 10 },
} as const
