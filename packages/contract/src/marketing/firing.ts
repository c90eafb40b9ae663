/**
 * When a rule fires, and for which base dates (docs/marketing.md#firing-days). Pure; days are São Paulo's, as
 * `YYYY-MM-DD`.
 */
import { HOUR_MS } from '../durations.ts'
import { daysLater } from '../today.ts'
import { dayWall, instantOf } from '../content/calendar-time.ts'
import { isRealDay } from '../formats.ts'
import { shifts, type Criterion, type Sending, type Shift } from './communication-words.ts'

export interface FiringRule {
  criterio: Criterion
  envio: Sending
  tempo: number | null
  data_especifica: string | null
}

/** Base dates that fire on one day. `anual` compares day and month alone; 29 February then counts as the 28th. */
export interface WantedDay {
  /** The value of `data_referencia`: the base date, or its anniversary of this year. */
  dia: string
  anual: boolean
  /** Base dates after this year do not count; null if every year counts. */
  ano_maximo: number | null
}

/** Nobody younger is written to on a birthday. */
const ADULT = 18

const yearOf = (day: string) => Number(day.slice(0, 4))
const isLeap = (year: number) => isRealDay(year, 2, 29)

/** A yearly date in a given year: 29 February becomes the 28th in common years. */
export const returnIn = (year: number, base: string): string =>
  `${String(year).padStart(4, '0')}${base.slice(4) === '-02-29' && !isLeap(year) ? '-02-28' : base.slice(4)}`

const once = (dia: string): WantedDay => ({ dia, anual: false, ano_maximo: null })

/** The base dates whose customers a rule writes to on `day`; none when it does not fire then. */
export function wantedDays(
  { criterio, envio, tempo, data_especifica }: FiringRule,
  day: string,
): WantedDay[] {
  const days = tempo ?? 0
  const dia =
    envio === 'dia_seguinte' ? daysLater(day, -days) : envio === 'dia_anterior' ? daysLater(day, days) : day
  if (criterio === 'data_especifica') {
    if (!data_especifica) return []
    if (envio !== 'anual') return data_especifica === dia ? [once(dia)] : []
    const returns = data_especifica <= dia && returnIn(yearOf(dia), data_especifica) === dia
    return returns ? [once(dia)] : []
  }
  if (criterio === 'data_aniversario') {
    // Before the birthday somebody is a year younger than on it.
    const age = dia > day ? ADULT + 1 : ADULT
    return [{ dia, anual: true, ano_maximo: yearOf(dia) - age }]
  }
  if (envio === 'anual') return [{ dia, anual: true, ano_maximo: yearOf(dia) - 1 }]
  // What happened after yesterday's shift would otherwise never be reached.
  return envio === 'no_dia' ? [once(daysLater(dia, -1)), once(dia)] : [once(dia)]
}

/** Month and day, as numbers like 1231, of the base dates that return on a day. */
export function returningKeys(day: string): number[] {
  const key = Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10))
  return key === 228 && !isLeap(yearOf(day)) ? [228, 229] : [key]
}

/** The reference date with which a rule writes to a customer of this base date on `day`, or null. */
export function firesFor(rule: FiringRule, base: string, day: string): string | null {
  // The rule's own date is the same for everybody: it is enough to check that it fires.
  if (rule.criterio === 'data_especifica') return wantedDays(rule, day)[0]?.dia ?? null
  for (const { dia, anual, ano_maximo } of wantedDays(rule, day)) {
    const matches = anual ? returnIn(yearOf(dia), base) === dia : base === dia
    if (matches && (ano_maximo === null || yearOf(base) <= ano_maximo)) return dia
  }
  return null
}

export interface ShiftWindow {
  /** Instants. */
  from: Date
  /** After it the shift is lost. */
  until: Date
}

const momentAt = (day: string, time: string) =>
  new Date(instantOf(dayWall(day) + Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3, 5)) * 60_000))

export const shiftWindow = (day: string, shift: Shift): ShiftWindow => ({
  from: momentAt(day, shifts[shift].at),
  until: momentAt(day, shifts[shift].until),
})

export interface QuietHours {
  silencio_inicio: string | null
  silencio_fim: string | null
}

/** Whether `time` (`HH:mm`) is in the hours of silence, which may include midnight. */
export function isQuiet({ silencio_inicio, silencio_fim }: QuietHours, time: string): boolean {
  if (!silencio_inicio || !silencio_fim) return false
  const [from, to] = [silencio_inicio.slice(0, 5), silencio_fim.slice(0, 5)]
  return from < to ? time >= from && time < to : time >= from || time < to
}

const order: readonly Shift[] = ['M', 'T', 'N']

/** The first shift at or after this one outside the hours of silence; null when a whole day is silent. */
export function firstAllowedShift(
  hours: QuietHours,
  day: string,
  shift: Shift,
): { dia: string; turno: Shift } | null {
  const start = order.indexOf(shift)
  for (let step = 0; step < order.length; step += 1) {
    const turno = order[(start + step) % order.length]!
    if (!isQuiet(hours, shifts[turno].at))
      return { dia: start + step < order.length ? day : daysLater(day, 1), turno }
  }
  return null
}
