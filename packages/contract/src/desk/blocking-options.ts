/** Closed lists of blocking rules and their exceptions. See docs/desk.md#blocking-rules. */
import { HOUR_MS } from '../durations.ts'
import { keysOf } from '../keys-of.ts'

export const blockingTypeLabels = { parcial: 'Parcial', total: 'Total', aviso: 'Aviso' } as const
export const blockingTypes = keysOf(blockingTypeLabels)
export type BlockingType = (typeof blockingTypes)[number]

/** 1 is Monday, 7 Sunday. */
export const weekdayLabels: Record<number, string> = {
  1: 'Segunda',
  2: 'Terça',
  3: 'Quarta',
  4: 'Quinta',
  5: 'Sexta',
  6: 'Sábado',
  7: 'Domingo',
}
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** On these nobody is suspended; a notice alone may go out. */
export const restDays: readonly number[] = [5, 6, 7]

/** Days of notice before a suspension, at least. */
export const MIN_NOTICE_DAYS = 15
export const BLOCKING_HOURS = { from: '08:00', to: '18:00' } as const
/** Hours after which a simulation counts as out of date. */
export const SIMULATION_HOURS = 24
/** Days that the copy of customers in arrears is kept, and the customers of a simulation; its totals stay. */
export const COPY_DAYS = 7
export const SIMULATION_DAYS = 30

export const operatorLabels = {
  igual: 'Igual a',
  diferente: 'Diferente de',
  contem: 'Contém',
  maior_igual: 'Maior ou igual a',
  menor_igual: 'Menor ou igual a',
  em: 'Um destes',
} as const
export const operators = keysOf(operatorLabels)
export type CriterionOperator = (typeof operators)[number]

export const criterionFieldLabels = {
  cidade: 'Cidade',
  microrregiao: 'Microrregião',
  bairro: 'Bairro',
  plano: 'Plano',
  tipo_pessoa: 'Tipo de pessoa',
  tempo_cliente_meses: 'Tempo como cliente (meses)',
  cod_cliente: 'Código do cliente',
  feriado: 'Feriado',
  promessa_pagamento: 'Promessa de pagamento',
  chamado_aberto: 'Chamado aberto',
  orgao_publico: 'Órgão público',
  valor_aberto: 'Valor em aberto',
} as const
export const criterionFields = keysOf(criterionFieldLabels)
export type CriterionField = (typeof criterionFields)[number]

/** What a field's values are; it decides the operators and the control of the form. */
export type CriterionKind = 'texto' | 'codigo' | 'microrregiao' | 'pessoa' | 'inteiro' | 'sim' | 'valor'
export const criterionKinds: Record<CriterionField, CriterionKind> = {
  cidade: 'texto',
  microrregiao: 'microrregiao',
  bairro: 'texto',
  plano: 'texto',
  tipo_pessoa: 'pessoa',
  tempo_cliente_meses: 'inteiro',
  cod_cliente: 'codigo',
  feriado: 'sim',
  promessa_pagamento: 'sim',
  chamado_aberto: 'sim',
  orgao_publico: 'sim',
  valor_aberto: 'valor',
}
export const operatorsOf: Record<CriterionKind, readonly CriterionOperator[]> = {
  texto: ['igual', 'diferente', 'contem', 'em'],
  codigo: ['igual', 'diferente', 'em'],
  microrregiao: ['igual', 'diferente', 'em'],
  pessoa: ['igual', 'diferente'],
  inteiro: ['maior_igual', 'menor_igual'],
  sim: ['igual'],
  valor: ['maior_igual', 'menor_igual'],
}
export const personKindLabels = { pf: 'Pessoa física', pj: 'Pessoa jurídica' } as const
export const yesNoLabels = { true: 'Sim', false: 'Não' } as const

export const resultLabels = { bloquear: 'Bloquear', excecao: 'Exceção', fora: 'Fora da regra' } as const
export const results = keysOf(resultLabels)

export const reasonLabels = {
  regra: 'Atende à regra',
  dias: 'Menos dias de atraso que a regra',
  valor: 'Valor abaixo do mínimo',
  faturas: 'Menos faturas que a regra',
  dia_semana: 'Dia da semana fora da regra',
  feriado: 'Feriado',
  vespera: 'Véspera de feriado',
  criterio: 'Critério',
  regularizado: 'Não está mais em atraso',
} as const
export const reasons = keysOf(reasonLabels)
export type SimulationReason = (typeof reasons)[number]

export const changeLabels = { entrou: 'Entrou', saiu: 'Saiu' } as const
export const changes = keysOf(changeLabels)

/** Whether a rule was ever simulated, and how old the last one is. */
export const isOutdated = (executada_em: Date | string, now: Date): boolean =>
  now.getTime() - new Date(executada_em).getTime() > SIMULATION_HOURS * HOUR_MS
