/** Closed lists of a request about personal data, and how its states follow each other. */

export const requestKinds = ['correcao', 'exclusao'] as const
export type RequestKind = (typeof requestKinds)[number]
export const requestKindLabels: Record<RequestKind, string> = {
  correcao: 'Correção',
  exclusao: 'Exclusão',
}

export const requestStates = ['aberto', 'em_analise', 'atendido', 'recusado'] as const
export type RequestState = (typeof requestStates)[number]
export const requestStateLabels: Record<RequestState, string> = {
  aberto: 'Aberto',
  em_analise: 'Em análise',
  atendido: 'Atendido',
  recusado: 'Recusado',
}

/** State → the state it is reached from. */
export const requestSteps: Record<Exclude<RequestState, 'aberto'>, RequestState> = {
  em_analise: 'aberto',
  atendido: 'em_analise',
  recusado: 'em_analise',
}
export type RequestStep = keyof typeof requestSteps

export const openRequestStates: readonly RequestState[] = ['aberto', 'em_analise']

/** What a reading is recorded as → the words for it; other recordings are words already. */
export const readFieldLabels: Record<string, string> = {
  cpf: 'CPF',
  rg: 'RG',
  cnh_numero: 'CNH',
  'cpf do familiar': 'CPF de familiar',
  familiares: 'Familiares',
  'motivo do desligamento': 'Motivo do desligamento',
}

/** A dismissal is nobody's to learn of from a log: its readings show once it was carried out. */
export const SHUTDOWN_READING = 'motivo do desligamento'

/** What the export door writes. */
export const personalDataFormats = ['json', 'pdf'] as const
export type PersonalDataFormat = (typeof personalDataFormats)[number]

/** One line of a section: `campo` is the key of its value. */
export interface PersonalDataColumn {
  campo: string
  rotulo: string
}

/** A part of what is held about somebody. */
export interface PersonalDataSection {
  chave: string
  titulo: string
  /** Why it is held. */
  finalidade: string
  colunas: readonly PersonalDataColumn[]
  total: number
  /** Moments are ISO texts; a missing value is null. */
  linhas: Record<string, unknown>[]
}
