import type { CalendarEntry } from '@intranet/contract/content/calendar-words'
import { layerNames } from '@intranet/contract/content/calendar-words'
import { cva } from 'class-variance-authority'
import { cn } from '@/lib/cn.ts'
import { useCalendarActions } from './calendar-context.ts'
import { entryColour, hourOn } from './calendar-look.ts'

const chipVariants = cva(
  [
    'flex min-h-6 w-full min-w-0 items-baseline gap-1 overflow-hidden rounded-sm px-1.5 py-[3px] text-left text-xs text-foreground hover:bg-accent',
    'before:size-[7px] before:flex-none before:rounded-full before:bg-(--c)',
  ],
  {
    variants: {
      /** On a day of a month, above the hours of a day, or among them; a short one has one line. */
      among: {
        month: 'max-sm:gap-0.5 max-sm:p-0.5',
        days: '',
        hours: 'absolute flex-wrap content-start border border-card',
        short: 'absolute border border-card py-0',
      },
      whole: { true: 'before:rounded-[2px]' },
      filled: { true: 'bg-[color-mix(in_oklab,var(--c)_14%,var(--card))]' },
      own: { true: 'cursor-grab' },
    },
  },
)
const hourClasses = {
  month: 'text-muted-foreground max-sm:hidden',
  days: 'text-muted-foreground',
  hours: '',
  short: '',
} as const

interface EntryChipProps {
  entry: CalendarEntry
  day: number
  among: keyof typeof hourClasses
  /** Place within the hours of a day. */
  place?: { top: string; height: string; left: string; width: string }
}

/** One entry: a dot of its colour, the hour, the title. Own events can be dragged. */
export function EntryChip({ entry, day, among, place }: EntryChipProps) {
  const { open, drag } = useCalendarActions()
  const hour = hourOn(entry, day)
  const whole = entry.dia_inteiro
  const own = entry.meu === true
  return (
    <button
      type="button"
      className={cn(chipVariants({ among, whole, own, filled: whole || place !== undefined }))}
      style={{ ['--c' as string]: entryColour(entry), ...place }}
      draggable={own}
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
      {hour && <span className={cn('flex-none', hourClasses[among])}>{hour}</span>}
      <span className={cn('truncate', entry.resposta === 'nao' && 'line-through')}>{entry.titulo}</span>
    </button>
  )
}
