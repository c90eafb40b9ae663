/** Closed lists of the backoffice and the order of its states. See docs/desk.md#backoffice. */
import { keysOf } from '../keys-of.ts'

export const saleStateLabels = {
  pendente: 'Pendente',
  em_auditoria: 'Em auditoria',
  com_pendencia: 'Com pendência',
  aprovada: 'Aprovada',
  cancelada: 'Cancelada',
} as const
export const saleStates = keysOf(saleStateLabels)
export type SaleState = (typeof saleStates)[number]

/** State that somebody chooses → those it may be reached from. Into the audit one comes by taking the sale. */
export const saleSteps = {
  em_auditoria: ['pendente', 'com_pendencia'],
  aprovada: ['em_auditoria'],
  com_pendencia: ['em_auditoria'],
  cancelada: ['pendente', 'em_auditoria', 'com_pendencia', 'aprovada'],
} as const satisfies Partial<Record<SaleState, readonly SaleState[]>>
export const saleStepKeys = keysOf(saleSteps)

/** What an auditor checks of each sale, in the order of the screen. */
export const checklistLabels = {
  documentos: 'Documentos conferidos',
  contrato_assinado: 'Contrato assinado',
  endereco_conferido: 'Endereço conferido',
  viabilidade: 'Viabilidade confirmada',
  pagamento_adesao: 'Pagamento da adesão',
} as const
export const checklistItems = keysOf(checklistLabels)
export type ChecklistItem = (typeof checklistItems)[number]

export const commissionLabels = { normal: 'Normal', estornada: 'Estornada' } as const
export const commissions = keysOf(commissionLabels)

export const activationStateLabels = {
  aguardando: 'Aguardando',
  agendada: 'Agendada',
  em_deslocamento: 'Em deslocamento',
  em_execucao: 'Em execução',
  ativada: 'Ativada',
  reagendar: 'Reagendar',
  frustrada: 'Frustrada',
  cancelada: 'Cancelada',
} as const
export const activationStates = keysOf(activationStateLabels)
export type ActivationState = (typeof activationStates)[number]

/** With an appointment, until somebody says how it went. */
export const onTheWay = ['agendada', 'em_deslocamento', 'em_execucao'] as const
export const activationSteps = {
  agendada: ['aguardando', 'agendada', 'reagendar', 'frustrada'],
  em_deslocamento: ['agendada'],
  em_execucao: ['agendada', 'em_deslocamento'],
  ativada: onTheWay,
  reagendar: [...onTheWay, 'frustrada'],
  frustrada: onTheWay,
  cancelada: ['aguardando', 'reagendar', 'frustrada', ...onTheWay],
} as const satisfies Partial<Record<ActivationState, readonly ActivationState[]>>
export type ActivationStep = keyof typeof activationSteps
export const activationStepKeys = keysOf(activationSteps)
/** Steps that say why. */
export const explainedActivationSteps: readonly ActivationStep[] = ['reagendar', 'frustrada', 'cancelada']

/** Parts of a day, as customers read them. */
export const dayPartLabels = { M: 'Manhã', T: 'Tarde', N: 'Noite' } as const
export const dayParts = keysOf(dayPartLabels)

export const problemStateLabels = {
  aberto: 'Aberto',
  em_tratamento: 'Em tratamento',
  resolvido: 'Resolvido',
  cancelado: 'Cancelado',
} as const
export const problemStates = keysOf(problemStateLabels)
export type ProblemState = (typeof problemStates)[number]
export const problemSteps = {
  em_tratamento: ['aberto', 'resolvido'],
  resolvido: ['aberto', 'em_tratamento'],
  cancelado: ['aberto', 'em_tratamento'],
} as const satisfies Partial<Record<ProblemState, readonly ProblemState[]>>
export type ProblemStep = keyof typeof problemSteps
export const problemStepKeys = keysOf(problemSteps)

export const priorityLabels = { baixa: 'Baixa', media: 'Média', alta: 'Alta', critica: 'Crítica' } as const
export const priorities = keysOf(priorityLabels)

export const problemAreaLabels = {
  vendas: 'Vendas',
  ativacoes: 'Ativações',
  qualificacao: 'Qualificação',
  financeiro: 'Financeiro',
  geral: 'Geral',
} as const

export const qualificationStateLabels = {
  pendente: 'Pendente',
  qualificado: 'Qualificado',
  nao_qualificado: 'Não qualificado',
  sem_contato: 'Sem contato',
} as const
export const qualificationStates = keysOf(qualificationStateLabels)
export type QualificationState = (typeof qualificationStates)[number]

export const callResultLabels = {
  atendeu: 'Atendeu',
  nao_atendeu: 'Não atendeu',
  numero_errado: 'Número errado',
  retornar: 'Retornar depois',
} as const
export const callResults = keysOf(callResultLabels)
export type CallResult = (typeof callResults)[number]

/** Days on which nobody answered until a customer counts as not reached. */
export const SILENT_DAYS = 3

/** The queues out of which somebody takes the next item. */
export const queueLabels = {
  vendas: 'Vendas',
  ativacoes: 'Ativações',
  problemas: 'Problemas',
  qualificacao: 'Qualificação',
} as const
export const queues = keysOf(queueLabels)
export type DeskQueue = (typeof queues)[number]
