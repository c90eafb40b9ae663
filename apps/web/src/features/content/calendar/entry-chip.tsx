import type { CalendarEntry } from '@intranet/contract/content/calendar-words'
import { layerNames } from '@intranet/contract/content/calendar-words'
import { cn } from '@/lib/cn.ts'
import { useCalendarActions } from './calendar-context.ts'
import { entryColour, hourOn } from './calendar-look.ts'

interface EntryChipProps {
  entry: CalendarEntry
  day: number
  className?: string
  /** Place within the hours of a day. */
  place?: { top: string; height: string; left: string; width: string }
}

/** One entry: a dot of its colour, the hour, the title. Own events can be dragged. */
export function EntryChip({ entry, day, className, place }: EntryChipProps) {
  const { open, drag } = useCalendarActions()
  const hour = hourOn(entry, day)
  return (
    <button
      type="button"
      className={cn('cal-chip', entry.dia_inteiro && 'whole', entry.resposta === 'nao' && 'no', className)}
      style={{ ['--c' as string]: entryColour(entry), ...place }}
      draggable={entry.meu === true}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', entry.titulo)
        drag(entry)
      }}
      onDragEnd={() => drag(null)}
      onClick={(event) => {
        event.stopPropagation()
        open(entry)
      }}
    >
      <span className="sr-only">{layerNames[entry.camada]}: </span>
      {hour && <span className="h">{hour}</span>}
      <span className="t">{entry.titulo}</span>
    </button>
  )
}
