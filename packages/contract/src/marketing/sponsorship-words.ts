/** Closed lists of sponsorship and the order of its states. See docs/sponsorship.md. */
import { keysOf } from '../keys-of.ts'

export const requestStateLabels = {
  recebida: 'Recebida',
  em_viabilidade: 'Em viabilidade',
  em_negociacao: 'Em negociação',
  aprovada: 'Aprovada',
  aguardando_pos_evento: 'Aguardando pós-evento',
  inadimplente: 'Inadimplente',
  concluida: 'Concluída',
  recusada: 'Recusada',
  cancelada: 'Cancelada',
  arquivada: 'Arquivada',
} as const
export type RequestState = keyof typeof requestStateLabels

/** What the applicant reads of a state: an archived request looks like one that waits. */
export const publicStateLabels = {
  recebida: 'Recebida',
  em_viabilidade: 'Em análise',
  em_negociacao: 'Em análise',
  aprovada: 'Aprovada',
  aguardando_pos_evento: 'Aguardando a prestação de contas',
  inadimplente: 'Prestação de contas em atraso',
  concluida: 'Concluída',
  recusada: 'Não aprovada',
  cancelada: 'Cancelada',
  arquivada: 'Recebida',
} as const satisfies Record<RequestState, string>
/** What the applicant reads while the sent account is looked at. */
export const accountInReview = 'Prestação de contas em análise' as const
export const publicStates = [...new Set([...Object.values(publicStateLabels), accountInReview] as const)]

/** Not decided yet: its data may be corrected. */
export const openRequestStates = [
  'recebida',
  'em_viabilidade',
  'em_negociacao',
] as const satisfies RequestState[]
/** Its analysis may be written. */
export const analysisStates: readonly RequestState[] = ['recebida', 'em_viabilidade']
/** Approved, and not accounted for: a manager may move the event. */
export const movableStates = [
  'aprovada',
  'aguardando_pos_evento',
  'inadimplente',
] as const satisfies RequestState[]
/** Somebody works on it: it is taken over and handed over, whether it was approved or not. */
export const workedStates: readonly RequestState[] = [...openRequestStates, ...movableStates]
/** Their event is over and their account is not approved. */
export const owingStates: readonly RequestState[] = ['aguardando_pos_evento', 'inadimplente']
/** Approved once: their amounts count in the budget, their account is asked for. */
export const approvedStates = [
  'aprovada',
  'aguardando_pos_evento',
  'inadimplente',
  'concluida',
] as const satisfies RequestState[]

/** A state that a person may choose → the states it is reached from; the others come with the account of the event. */
export const requestSteps = {
  em_viabilidade: ['recebida'],
  em_negociacao: ['em_viabilidade'],
  aprovada: ['em_negociacao'],
  recusada: ['recebida', 'em_viabilidade', 'em_negociacao'],
  cancelada: ['aprovada'],
  arquivada: ['recebida'],
} as const satisfies Partial<Record<RequestState, readonly RequestState[]>>
export type RequestStep = keyof typeof requestSteps
export const requestStepKeys = keysOf(requestSteps)

/** Decisions of the manager; the others are steps of the triage. */
export const managerSteps: readonly RequestStep[] = ['aprovada', 'recusada', 'cancelada']

export const personTypeLabels = {
  pf: 'Pessoa física',
  pj: 'Pessoa jurídica',
} as const

export const sponsorshipTypeLabels = {
  financeiro: 'Financeiro',
  internet: 'Internet',
  material: 'Material',
  brindes: 'Brindes',
  permuta: 'Permuta',
  misto: 'Misto',
} as const
export type SponsorshipType = keyof typeof sponsorshipTypeLabels

export const justificationTypeLabels = {
  recusa: 'Recusa',
  inviabilidade: 'Inviabilidade',
  cancelamento: 'Cancelamento',
  pendencia: 'Pendência',
} as const
export type JustificationType = keyof typeof justificationTypeLabels
export const justificationTypes = keysOf(justificationTypeLabels)
/** The kinds of reasons that each decision takes. */
export const reasonsOfStep: Partial<Record<RequestStep, readonly JustificationType[]>> = {
  recusada: ['recusa', 'inviabilidade'],
  cancelada: ['cancelamento'],
}

export const coverageLabels = {
  total: 'Total',
  parcial: 'Parcial',
  nenhuma: 'Nenhuma',
} as const
export type Coverage = keyof typeof coverageLabels

export const opinionLabels = {
  viavel: 'Viável',
  viavel_com_ressalvas: 'Viável com ressalvas',
  inviavel: 'Inviável',
} as const
export type Opinion = keyof typeof opinionLabels
export const opinions = keysOf(opinionLabels)

export const roundAuthorLabels = {
  empresa: 'Provedor',
  solicitante: 'Solicitante',
} as const
export type RoundAuthor = keyof typeof roundAuthorLabels

export const roundStateLabels = {
  proposta: 'Proposta',
  aceita: 'Aceita',
  recusada: 'Recusada',
  substituida: 'Substituída',
} as const
export type RoundState = keyof typeof roundStateLabels
/** What a person says of an open round. */
export const roundResults = ['aceita', 'recusada'] as const
export type RoundResult = (typeof roundResults)[number]

export const accountStateLabels = {
  pendente: 'Pendente',
  em_analise: 'Em análise',
  aprovado: 'Aprovado',
  pendencia: 'Com pendência',
} as const
export type AccountState = keyof typeof accountStateLabels
export const accountStates = keysOf(accountStateLabels)
export const accountSteps = ['em_analise', 'aprovado', 'pendencia'] as const

export const returnsDoneLabels = { sim: 'Sim', parcial: 'Em parte', nao: 'Não' } as const
export type ReturnsDone = keyof typeof returnsDoneLabels
export const returnsDone = keysOf(returnsDoneLabels)

export const accountFileTypeLabels = {
  nota_fiscal: 'Nota fiscal',
  recibo: 'Recibo',
  contrato: 'Contrato',
  clipping: 'Clipping',
  outro: 'Outro',
} as const
export type AccountFileType = keyof typeof accountFileTypeLabels
export const accountFileTypes = keysOf(accountFileTypeLabels)

/** Days between a request and the first day of its event. */
export const LEAD_DAYS = 15
export const MAX_SPONSORSHIP = 1_000_000
export const MAX_PHOTOS = 20
export const MAX_ACCOUNT_FILES = 20
/** Days after the event on which the applicant is reminded of the account. */
export const REMINDER_DAYS = [1, 15, 30] as const
/** Without an account this many days after the event the applicant is delinquent. */
export const DELINQUENT_DAYS = 30
/** Days in which the link of a reminder is good. */
export const ACCOUNT_LINK_DAYS = 45
/** Months after which the applicant of a refused request is forgotten, and of an approved one. */
export const KEEP_REFUSED_MONTHS = 12
export const KEEP_APPROVED_MONTHS = 60
/** Hours in which a begun form can be sent. */
export const FORM_HOURS = 6

/** The scores of a viability analysis with their weights. */
export interface ScoreWeights {
  alinhamento_marca: number
  alcance: number
  relacionamento: number
}

/** The weighted average of the three scores with two decimals, as text: `"4.20"`. */
export function scoreOf(scores: ScoreWeights, weights: ScoreWeights): string {
  const keys = ['alinhamento_marca', 'alcance', 'relacionamento'] as const
  const total = keys.reduce((sum, key) => sum + weights[key], 0)
  const weighted = keys.reduce((sum, key) => sum + scores[key] * weights[key], 0)
  const hundredths = Math.round((weighted * 100) / total)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** The opinion that a score suggests; the person decides. */
export function suggestedOpinion(nota: string | number): Opinion {
  const score = Number(nota)
  if (score >= 3.5) return 'viavel'
  return score >= 2.5 ? 'viavel_com_ressalvas' : 'inviavel'
}
