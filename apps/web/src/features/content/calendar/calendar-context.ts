import type { CalendarEntry } from '@intranet/contract/content/calendar-words'
import { createContext, use } from 'react'

export interface CalendarActions {
  /** Shows an entry. */
  open: (entry: CalendarEntry) => void
  /** A new event, from this wall time on. */
  add: (wall: number, wholeDay: boolean) => void
  /** What is being dragged; null when it was let go elsewhere. */
  drag: (entry: CalendarEntry | null) => void
  /** Lets it go: on a day, keeping its hour, or on an hour. */
  drop: (wall: number, keepHour: boolean) => void
  /** Shows one day. */
  showDay: (wall: number) => void
}

export const CalendarContext = createContext<CalendarActions | null>(null)

export function useCalendarActions(): CalendarActions {
  const actions = use(CalendarContext)
  if (!actions) throw new Error('the calendar’s views stand inside CalendarContext')
  return actions
}
