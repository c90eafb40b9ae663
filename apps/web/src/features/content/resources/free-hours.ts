import { dayWall, textWall } from '@intranet/contract/content/calendar-time'
import { MINUTE_MS } from '@intranet/contract/durations'
import type { Outputs } from '@/lib/trpc.ts'

export type BookableResource = Outputs['resources']['day'][number]
export type DayBooking = BookableResource['reservas'][number]

/** The hours of a working day; a booking outside them is shown at its edge. */
export const FIRST = 7
export const LAST = 20
export const HOURS = Array.from({ length: LAST - FIRST }, (_, n) => FIRST + n)

/** "07:00" */
export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** A moment of a day in its minutes. */
export const minuteOf = (day: string, text: string) => (textWall(text) - dayWall(day)) / MINUTE_MS

/** Where a booking lies there is nothing to press. */
export const isTaken = (day: string, { reservas }: Pick<BookableResource, 'reservas'>, hour: number) =>
  reservas.some(
    ({ inicio, fim }) => minuteOf(day, inicio) < (hour + 1) * 60 && minuteOf(day, fim) > hour * 60,
  )

/** The first free hour of a day from an hour on, and what is free in it. */
export function nextFree<One extends Pick<BookableResource, 'reservas'>>(
  day: string,
  resources: readonly One[],
  from: number,
): { resource: One; hour: number } | undefined {
  for (const hour of HOURS.filter((one) => one >= from)) {
    const resource = resources.find((one) => !isTaken(day, one, hour))
    if (resource) return { resource, hour }
  }
  return undefined
}
