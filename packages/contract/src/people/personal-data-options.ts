/** Closed lists of a request about personal data, and how its states follow each other. */
import { keysOf } from '../keys-of.ts'

export const requestKindLabels = {
  correcao: 'Correção',
  exclusao: 'Exclusão',
} as const
export type RequestKind = keyof typeof requestKindLabels
export const requestKinds = keysOf(requestKindLabels)

export const requestStateLabels = {
  aberto: 'Aberto',
  em_analise: 'Em análise',
  atendido: 'Atendido',
  recusado: 'Recusado',
} as const
export type RequestState = keyof typeof requestStateLabels
export const requestStates = keysOf(requestStateLabels)

/** State → the state before it. */
export const requestSteps: Record<Exclude<RequestState, 'aberto'>, RequestState> = {
  em_analise: 'aberto',
  atendido: 'em_analise',
  recusado: 'em_analise',
}
export type RequestStep = keyof typeof requestSteps

/** Days to answer a request (LGPD art. 19). */
export const REQUEST_DAYS = 15

export const openRequestStates: readonly RequestState[] = ['aberto', 'em_analise']

/** What a reading is recorded as → the words for it; other recordings are words already. */
export const readFieldLabels: Record<string, string> = {
  cpf: 'CPF',
  rg: 'RG',
  cnh_numero: 'CNH',
  curriculo: 'Currículo',
  'cpf do familiar': 'CPF de familiar',
  familiares: 'Familiares',
  'motivo do desligamento': 'Motivo do desligamento',
}

/** What a reading is recorded as → what that data is kept and read for. */
export const readingPurposes: Record<string, string> = {
  cnh_numero: 'Condução de veículos',
  'cpf do familiar': 'Dependentes e benefícios',
  familiares: 'Dependentes e benefícios',
  curriculo: 'Processo seletivo',
  'motivo do desligamento': 'Desligamento',
  documento: 'Guarda de documentos',
  dados_pagamento: 'Pagamento do salário',
}
/** Of all else: what one's record is kept for. */
export const RECORD_PURPOSE = 'Cadastro de pessoal'

/** Nobody should learn of a dismissal from a log: its readings are shown only after it was carried out. */
export const SHUTDOWN_READING = 'motivo do desligamento'

/** The formats of exports. */
export const personalDataFormats = ['json', 'pdf'] as const
export type PersonalDataFormat = (typeof personalDataFormats)[number]

/** One line of a section: `campo` is the key of its value. */
export interface PersonalDataColumn {
  campo: string
  rotulo: string
}

/** A part of the data stored about a person. */
export interface PersonalDataSection {
  chave: string
  titulo: string
  /** Why it is stored. */
  finalidade: string
  colunas: readonly PersonalDataColumn[]
  total: number
  /** Moments are ISO texts; a missing value is null. */
  linhas: Record<string, unknown>[]
}
