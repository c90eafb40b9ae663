/** How the layers look, and how days are named. */
import type { CalendarEntry, Layer } from '@intranet/contract/content/calendar-words'
import { dayText, dayWall } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { once } from '@intranet/contract/once'
import { firstOfMonth, monthsLater } from '@intranet/contract/today'
import { daysIntoWeek } from '@/lib/week.ts'

const colours: Record<Layer, string> = {
  feriados: 'var(--on-danger)',
  aniversarios: 'var(--chart-5)',
  tempo_casa: 'var(--chart-4)',
  eventos: 'var(--chart-2)',
  departamento: 'var(--chart-6)',
  pessoal: 'var(--chart-1)',
  reservas: 'var(--chart-3)',
  entrevistas: 'var(--on-warning)',
}

export const layerColour = (layer: Layer) => colours[layer]
export const entryColour = (entry: CalendarEntry) => entry.cor ?? colours[entry.camada]

// Wall times are read as UTC, so the browser's own zone never shifts a day.
const words = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }))
const month = words({ month: 'long', year: 'numeric' })
const long = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const short = words({ day: '2-digit', month: 'short' })

export const monthName = (wall: number) => month().format(wall)
export const longDay = (wall: number) => long().format(wall)
export const shortDay = (wall: number) => short().format(wall)

/** As `getUTCDay` counts them. */
export const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
export const weekdaysInOrder = weekdays.toSorted(
  (one, other) => daysIntoWeek(weekdays.indexOf(one)) - daysIntoWeek(weekdays.indexOf(other)),
)

export const startOfWeek = (wall: number) => wall - daysIntoWeek(new Date(wall).getUTCDay()) * DAY_MS

/** The first day of the month that is that many months after the day's. */
export const addMonths = (wall: number, months: number): number =>
  dayWall(monthsLater(firstOfMonth(dayText(wall)), months))

export type View = 'mes' | 'semana' | 'dia' | 'lista'

/** Days of a list, which begins at its day: today's are the first. */
const LIST_DAYS = 30

/** First day and number of days that a view shows around a day. */
export function windowOf(view: View, day: number): { first: number; days: number } {
  if (view === 'dia') return { first: day, days: 1 }
  if (view === 'semana') return { first: startOfWeek(day), days: 7 }
  if (view === 'lista') return { first: day, days: LIST_DAYS }
  const first = addMonths(day, 0)
  const begin = startOfWeek(first)
  const weeks = Math.ceil((addMonths(day, 1) - begin) / (7 * DAY_MS))
  return { first: begin, days: weeks * 7 }
}

const steps = { dia: 1, semana: 7, lista: LIST_DAYS } as const

export const stepDay = (view: View, day: number, direction: 1 | -1) =>
  view === 'mes' ? addMonths(day, direction) : day + direction * steps[view] * DAY_MS

export function windowTitle(view: View, day: number): string {
  if (view === 'dia') return longDay(day)
  if (view === 'mes') return monthName(day)
  const { first, days } = windowOf(view, day)
  return `${shortDay(first)} a ${shortDay(first + (days - 1) * DAY_MS)}`
}

/** Whether an entry touches a day. */
export const onDay = (entry: CalendarEntry, day: number) => {
  const begin = dayText(day)
  const next = dayText(day + DAY_MS)
  return (
    entry.inicio.slice(0, 10) < next && (entry.fim > `${begin}T00:00` || entry.inicio.slice(0, 10) === begin)
  )
}

/** `14:00`, or what an entry of more than a day says on its later days. */
export const hourOn = (entry: CalendarEntry, day: number) =>
  entry.dia_inteiro ? '' : entry.inicio.slice(0, 10) === dayText(day) ? entry.inicio.slice(11) : '…'
