/** Closed lists of rides and the order of their states. See docs/operations.md#rides. */
import { HOUR_MS } from '../durations.ts'
import { keysOf } from '../keys-of.ts'

export const rideTypeLabels = {
  empresa: 'Veículo da empresa',
  particular: 'Veículo particular',
} as const
export type RideType = keyof typeof rideTypeLabels
export const rideTypes = keysOf(rideTypeLabels)

export const rideRecurrenceLabels = {
  unica: 'Uma vez',
  dias_uteis: 'Dias úteis',
  semanal: 'Toda semana',
} as const
export type RideRecurrence = keyof typeof rideRecurrenceLabels
export const rideRecurrences = keysOf(rideRecurrenceLabels)

export const rideStateLabels = {
  aberta: 'Aberta',
  lotada: 'Lotada',
  em_andamento: 'Em andamento',
  concluida: 'Concluída',
  cancelada: 'Cancelada',
} as const
export type RideState = keyof typeof rideStateLabels
export const rideStates = keysOf(rideStateLabels)

/** The states that somebody chooses → those they may be reached from; open and full follow from the seats. */
export const rideSteps = {
  em_andamento: ['aberta', 'lotada'],
  concluida: ['em_andamento'],
  cancelada: ['aberta', 'lotada'],
} as const satisfies Partial<Record<RideState, readonly RideState[]>>
export type RideStep = keyof typeof rideSteps

export const passengerStateLabels = {
  pendente: 'Pendente',
  aceito: 'Aceito',
  recusado: 'Recusado',
  cancelado: 'Cancelado',
  ausente: 'Ausente',
} as const
export type PassengerState = keyof typeof passengerStateLabels
export const passengerStates = keysOf(passengerStateLabels)

/** What is answered to a request → the states it may be reached from. */
export const passengerSteps = {
  aceito: ['pendente'],
  recusado: ['pendente'],
  cancelado: ['pendente', 'aceito'],
  ausente: ['aceito'],
} as const satisfies Partial<Record<PassengerState, readonly PassengerState[]>>
export type PassengerStep = keyof typeof passengerSteps

export const MAX_SEATS = 8
export const MAX_SEATS_EACH = 2
/** The most that somebody may ask for towards the costs, in reais. */
export const MAX_SHARE = 200
/** Days ahead for which a recurring offer has its rides. */
export const AHEAD_DAYS = 30
/** How many days the board looks ahead, and how far beside a day without rides. */
export const BOARD_DAYS = 7
export const NEAR_DAYS = 2
/** Rides that the board shows first, and at most. */
export const BOARD_RIDES = 60
export const MAX_BOARD_RIDES = 1000
export const START_MINUTES_BEFORE = 30
export const CANCEL_HOURS_BEFORE = 1
/** Whether a request may still be taken back; both in milliseconds (docs/operations.md#asking-for-a-seat). */
export const beforeCancelLimit = (departure: number, now: number): boolean =>
  departure - now >= CANCEL_HOURS_BEFORE * HOUR_MS
export const REMIND_HOURS_BEFORE = 12
export const DONE_HOURS_AFTER = 6
/** Days after a ride until nobody can tell any more who was in it. */
export const KEEP_DAYS = 90
/** In an address, in the place of a city: any. */
export const ANY_CITY = 'todas'
/** In the place of a day: those that the board looks ahead. */
export const ANY_DAY = 'todos'
