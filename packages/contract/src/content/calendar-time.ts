/** Clock and recurrence of the calendar: pure, in São Paulo's wall time, so that 9 o'clock stays 9 o'clock. */

import { DAY_MS, HOUR_MS } from '../durations.ts'
import { once } from '../once.ts'

const clock = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
)

/** An export has thousands of moments, and `Intl` takes twenty microseconds for each: the offsets of so many hours are kept. */
const KEPT_HOURS = 10_000
const offsets = new Map<number, number>()

/** How far São Paulo's clocks are ahead of UTC in an hour; they change at full hours. */
function offsetIn(hour: number): number {
  const kept = offsets.get(hour)
  if (kept !== undefined) return kept
  const part: Record<string, number> = {}
  for (const { type, value } of clock().formatToParts(hour * HOUR_MS)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = part
  const offset = Date.UTC(year, month - 1, day, hours, minute, second) - hour * HOUR_MS
  if (offsets.size === KEPT_HOURS) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** What São Paulo's clocks show at an instant (ms), read as if it were UTC: calendar arithmetic needs no zone then. */
export const wallOf = (instant: number): number => instant + offsetIn(Math.floor(instant / HOUR_MS))

/** The instant at which São Paulo's clocks show `wall`; an hour that summer time skipped is the one after it. */
export function instantOf(wall: number): number {
  let guess = wall + 3 * HOUR_MS
  for (let turn = 0; turn < 2; turn += 1) guess += wall - wallOf(guess)
  return guess
}

export const floorDay = (wall: number) => Math.floor(wall / DAY_MS) * DAY_MS

/** `YYYY-MM-DD` of a wall time, and back. */
export const dayText = (wall: number) => new Date(wall).toISOString().slice(0, 10)
export const dayWall = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`)

/** `YYYY-MM-DDTHH:mm` of a wall time, and back. */
export const wallText = (wall: number) => new Date(wall).toISOString().slice(0, 16)
export const textWall = (text: string) => Date.parse(`${text.slice(0, 16)}:00Z`)

/**
 * A moment as people or systems write it: with an offset that instant, without one São Paulo's time.
 * NaN for a text that is not a moment, also for days that do not exist.
 */
export function momentOf(text: string): number {
  const wall = Date.parse(`${text.slice(0, 16)}:00Z`)
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text.slice(0, 16)) return NaN
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return Date.parse(text)
  const exact = Date.parse(`${text.length === 16 ? `${text}:00` : text}Z`)
  return Number.isNaN(exact) ? NaN : instantOf(exact)
}

export type Recurrence = 'nenhuma' | 'diaria' | 'semanal' | 'mensal' | 'anual'

export interface Recurring {
  /** Instants in ms. */
  inicio: number
  fim: number
  dia_inteiro: boolean
  recorrencia: Recurrence
  /** Last day on which it may begin, `YYYY-MM-DD`. */
  recorrencia_fim: string | null
}

export interface Occurrence {
  /** Wall times: an all-day one ends at the midnight after its last day. */
  inicio: number
  fim: number
}

/** More than any window of the calendar can hold. */
const MOST = 1000

/** The nth beginning, or null where the month has no such day (the 31st, 29 February), as iCalendar has it. */
function nth(start: number, recurrence: Recurrence, n: number): number | null {
  if (recurrence === 'diaria') return start + n * DAY_MS
  if (recurrence === 'semanal') return start + n * 7 * DAY_MS
  const date = new Date(start)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + n * (recurrence === 'anual' ? 12 : 1))
  return date.getUTCDate() === day ? date.getTime() : null
}

/** The last n that surely begins before `wall`, never under 0: where the search may start. */
function firstIndex(start: number, recurrence: Recurrence, wall: number): number {
  if (recurrence === 'diaria') return Math.max(0, Math.floor((wall - start) / DAY_MS) - 1)
  if (recurrence === 'semanal') return Math.max(0, Math.floor((wall - start) / (7 * DAY_MS)) - 1)
  const [from, to] = [new Date(start), new Date(wall)]
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return Math.max(0, Math.floor(months / (recurrence === 'anual' ? 12 : 1)) - 1)
}

/** The occurrences that touch the wall time from `from` until before `to`, in order. */
export function occurrences(event: Recurring, from: number, to: number): Occurrence[] {
  const { recorrencia, recorrencia_fim, dia_inteiro } = event
  const begins = wallOf(event.inicio)
  const start = dia_inteiro ? floorDay(begins) : begins
  const length = dia_inteiro ? floorDay(wallOf(event.fim)) + DAY_MS - start : wallOf(event.fim) - begins
  const touches = (inicio: number) =>
    inicio < to && (inicio + length > from || (length === 0 && inicio >= from))
  if (recorrencia === 'nenhuma') return touches(start) ? [{ inicio: start, fim: start + length }] : []
  const last = recorrencia_fim ? dayWall(recorrencia_fim) + DAY_MS : Infinity
  const found: Occurrence[] = []
  for (let n = firstIndex(start, recorrencia, from - length); found.length < MOST; n += 1) {
    const inicio = nth(start, recorrencia, n)
    if (inicio === null) continue
    if (inicio >= to || inicio >= last) break
    if (touches(inicio)) found.push({ inicio, fim: inicio + length })
  }
  return found
}
