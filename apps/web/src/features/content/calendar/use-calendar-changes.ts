import { textWall, wallText } from '@intranet/contract/content/calendar-time'
import type { CalendarEntry } from '@intranet/contract/content/calendar-words'
import { useRef } from 'react'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const minuteOf = (text: string) => text.slice(11)

/** Dragging: what was picked up, and where it was let go. Only one's own entries are taken along. */
export function useDragging() {
  const dragged = useRef<CalendarEntry | null>(null)
  const { mutate: move, isPending } = useSave(
    { mutationFn: (input: { id: number; de: string; para: string }) => api.calendar.move.mutate(input) },
    { saved: 'Evento movido.', changes: [trpc.calendar.pathFilter()] },
  )
  return {
    drag: (entry: CalendarEntry | null) => {
      dragged.current = entry
    },
    drop: (wall: number, keepHour: boolean) => {
      const entry = dragged.current
      dragged.current = null
      // Until the page has read the last move, it shows where the event was.
      if (!entry?.id || !entry.meu || isPending) return
      const day = wallText(wall).slice(0, 10)
      const hour = keepHour || entry.dia_inteiro ? minuteOf(entry.inicio) : minuteOf(wallText(wall))
      const para = `${day}T${hour}`
      if (textWall(para) !== textWall(entry.inicio)) move({ id: entry.id, de: entry.inicio, para })
    },
  }
}
