/** Closed lists of supplies and squads and the order of their states. See docs/operations.md#supplies. */
import { keysOf } from '../keys-of.ts'

export const stageLabels = {
  retirada: 'Retirada',
  devolucao: 'Devolução',
  retorno: 'Retorno',
  manutencao: 'Manutenção',
  reciclagem: 'Reciclagem',
} as const
export const stages = keysOf(stageLabels)
export type Stage = (typeof stages)[number]

/** Stage → those that it is reached from. A removal begins a way, return and recycling end it. */
export const stageSteps = {
  devolucao: ['retirada'],
  retorno: ['devolucao', 'manutencao'],
  manutencao: ['devolucao'],
  reciclagem: ['devolucao', 'manutencao'],
} as const satisfies Record<Exclude<Stage, 'retirada'>, readonly Stage[]>
export type NextStage = keyof typeof stageSteps
export const nextStages = keysOf(stageSteps)

/** Items of these stages are still on their way; those of the other two have arrived. */
export const openStages = ['retirada', 'devolucao', 'manutencao'] as const satisfies readonly Stage[]

export const maySucceed = (from: Stage, to: NextStage): boolean =>
  (stageSteps[to] as readonly Stage[]).includes(from)

/** Where an item may begin: waiting at a customer, or handed in unannounced. */
export const firstStages = ['retirada', 'devolucao'] as const satisfies readonly Stage[]

export const conditionLabels = { bom: 'Bom', defeito: 'Defeito', sucata: 'Sucata' } as const
export const conditions = keysOf(conditionLabels)

export const unitLabels = { un: 'Unidade', m: 'Metro', pc: 'Peça' } as const
export const units = keysOf(unitLabels)

export const originLabels = {
  estoque: 'Estoque',
  retirada: 'Retirada',
  devolucao: 'Devolução',
  manutencao: 'Manutenção',
} as const
export const origins = keysOf(originLabels)

export const countStateLabels = {
  aberta: 'Aberta',
  em_validacao: 'Em validação',
  encerrada: 'Encerrada',
} as const
export const countStates = keysOf(countStateLabels)
export type CountState = (typeof countStates)[number]

export const countResultLabels = {
  pendente: 'A contar',
  encontrado: 'Encontrado',
  faltando: 'Faltando',
  desconhecido: 'Não cadastrado',
  outra_equipe: 'De outra equipe',
} as const
export const countResults = keysOf(countResultLabels)
export type CountResult = (typeof countResults)[number]

export const custodyTypeLabels = { entrega: 'Entrega', devolucao: 'Devolução' } as const
export const custodyTypes = keysOf(custodyTypeLabels)

export const custodyStateLabels = {
  pendente: 'A assinar',
  assinada: 'Assinada',
  cancelada: 'Cancelada',
} as const
export const custodyStates = keysOf(custodyStateLabels)
export type CustodyState = (typeof custodyStates)[number]

/** A removal that waits longer is red, and its squad is reminded. */
export const REMOVAL_DAYS = 15

/** Ages of what is on its way, in days: from, to. */
export const ageBands = [
  { faixa: '0–7 dias', de: 0, ate: 7 },
  { faixa: '8–15 dias', de: 8, ate: 15 },
  { faixa: '16–30 dias', de: 16, ate: 30 },
  { faixa: '+30 dias', de: 31, ate: null },
] as const

/** Years for which the certificate of a recycled lot is kept. */
export const CERTIFICATE_YEARS = 5
