/** Closed lists of an incident and the order of its states. See docs/operations.md#states-of-an-incident. */
import { keysOf } from '../keys-of.ts'

export const incidentPriorityLabels = {
  baixa: 'Baixa',
  media: 'Média',
  alta: 'Alta',
  critica: 'Crítica',
} as const
export type IncidentPriority = keyof typeof incidentPriorityLabels
export const incidentPriorities = keysOf(incidentPriorityLabels)

export const incidentStateLabels = {
  aberto: 'Aberto',
  em_tratamento: 'Em tratamento',
  resolvido: 'Resolvido',
  cancelado: 'Cancelado',
} as const
export type IncidentState = keyof typeof incidentStateLabels
export const incidentStates = keysOf(incidentStateLabels)

/** Not over yet. */
export const openIncidentStates: readonly IncidentState[] = ['aberto', 'em_tratamento']

/** State → the states it may be reached from. */
export const incidentSteps: Record<IncidentState, readonly IncidentState[]> = {
  aberto: [],
  em_tratamento: ['aberto', 'resolvido'],
  resolvido: ['aberto', 'em_tratamento'],
  cancelado: ['aberto', 'em_tratamento'],
}

/** Days after its end in which an incident may be opened again; later a new one is registered. */
export const REOPEN_DAYS = 7
/** How far ahead an incident may begin: hours, and days for planned work. */
export const AHEAD_HOURS = 24
export const PLANNED_AHEAD_DAYS = 30
/** Districts that an incident names at most, and the orders and assets of its work. */
export const MOST_DISTRICTS = 50
export const MOST_ORDERS = 100
export const MOST_ASSETS = 100

/** Why an incident has no customers or minutes without service. */
export const uncountedReasons = ['categoria', 'cancelado', 'adiante', 'sem_area', 'sem_clientes'] as const
export type UncountedReason = (typeof uncountedReasons)[number]

/** The state of a city's network, the gravest last. */
export const networkStateLabels = {
  normal: 'Normal',
  manutencao: 'Manutenção',
  incidente: 'Incidente',
} as const
export type NetworkState = keyof typeof networkStateLabels
export const networkStates = keysOf(networkStateLabels)

/** Days after reading until a line of the bell is deleted. */
export const BELL_DAYS = 180

/** Kinds of lines in the bell. */
export const incidentNewsKinds = ['novo', 'andamento', 'fim'] as const
export type IncidentNewsKind = (typeof incidentNewsKinds)[number]

/** Why an incident concerns a person, the nearest first. */
export const incidentReach = {
  cidade: 'Minha cidade',
  departamento: 'Meu departamento',
  provedor: 'Meu provedor',
} as const
export type IncidentReach = keyof typeof incidentReach
