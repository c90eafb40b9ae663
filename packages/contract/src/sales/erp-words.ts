/** The words of what ERPs answer. No schemas here, so that list pages stay small. */
/** Service orders by the codes that ERPs of the field use. */
export const serviceOrderStateNames = {
  A: 'Aberta',
  AN: 'Em análise',
  EN: 'Encaminhada',
  AS: 'Assumida',
  AG: 'Agendada',
  DS: 'Deslocamento',
  EX: 'Execução',
  RAG: 'Reagendar',
  F: 'Finalizada',
  C: 'Cancelada',
  desconhecida: 'Não informada',
} as const
export type ServiceOrderState = keyof typeof serviceOrderStateNames

/** Part of the day of a visit. */
export const visitPeriodNames = { M: 'Manhã', T: 'Tarde', N: 'Noite' } as const
export type VisitPeriod = keyof typeof visitPeriodNames

export const contractStateNames = {
  ativo: 'Ativo',
  suspenso: 'Suspenso',
  bloqueado: 'Bloqueado',
  aguardando: 'Aguardando',
  cancelado: 'Cancelado',
  desconhecido: 'Não informado',
} as const
export type ContractState = keyof typeof contractStateNames

export const customerStateNames = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  desconhecido: 'Não informado',
} as const
export type CustomerState = keyof typeof customerStateNames

export const connectionStateNames = {
  online: 'Online',
  offline: 'Offline',
  desconhecido: 'Não informado',
} as const

export const invoiceStateNames = {
  aberta: 'Aberta',
  paga: 'Paga',
  vencida: 'Vencida',
  cancelada: 'Cancelada',
  negociada: 'Negociada',
  desconhecida: 'Não informada',
} as const

export const addressKindNames = {
  instalacao: 'Instalação',
  cobranca: 'Cobrança',
  correspondencia: 'Correspondência',
} as const
export type AddressKind = keyof typeof addressKindNames

/** How a customer is looked for. */
export const customerQuestionNames = {
  codigo: 'Código',
  documento: 'CPF',
  telefone: 'Telefone',
  nome: 'Nome',
} as const
export type CustomerQuestion = keyof typeof customerQuestionNames
