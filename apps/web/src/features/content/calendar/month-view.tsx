import { dayText } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import type { CalendarEntry } from '@intranet/contract/content/calendar-words'
import { Plus } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import { useCalendarActions } from './calendar-context.ts'
import { longDay, onDay, weekdaysInOrder } from './calendar-look.ts'
import { EntryChip } from './entry-chip.tsx'

/** Entries of a day before the rest is a number. */
const SHOWN = 4

interface MonthViewProps {
  first: number
  days: number
  month: string
  today: string
  entries: CalendarEntry[]
}

function MonthDay({ day, month, today, entries }: Omit<MonthViewProps, 'first' | 'days'> & { day: number }) {
  const { add, drop, showDay } = useCalendarActions()
  const text = dayText(day)
  const outside = text.slice(0, 7) !== month
  const here = entries.filter((entry) => onDay(entry, day))
  const hidden = here.length > SHOWN + 1 ? here.length - SHOWN : 0
  return (
    <div
      role="gridcell"
      className={cn(
        'group flex min-h-[108px] min-w-0 flex-col gap-0.5 border-r border-b border-border p-[3px] last:border-r-0 max-sm:min-h-16',
        outside && 'bg-background',
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drop(day, true)
      }}
    >
      <div className="flex items-center justify-between">
        <button
          type="button"
          className={cn(
            'h-6 min-w-6 rounded-md text-xs font-semibold',
            text === today ? 'bg-primary text-primary-foreground' : 'hover:bg-accent',
            outside && text !== today && 'text-muted-foreground',
          )}
          aria-current={text === today ? 'date' : undefined}
          aria-label={longDay(day)}
          onClick={() => showDay(day)}
        >
          {Number(text.slice(8))}
        </button>
        <button
          type="button"
          className="grid size-6 place-items-center rounded-md text-muted-foreground opacity-0 group-hover:opacity-100 hover:bg-accent focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
          aria-label={`Novo evento em ${longDay(day)}`}
          onClick={() => add(day, false)}
        >
          <Plus className="size-3.5" aria-hidden />
        </button>
      </div>
      {here.slice(0, hidden ? SHOWN : undefined).map((entry) => (
        <EntryChip key={entry.chave} entry={entry} day={day} among="month" />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="min-h-6 self-start rounded-sm px-1.5 text-[11px] text-muted-foreground hover:bg-accent"
          onClick={() => showDay(day)}
        >
          mais {hidden}
        </button>
      )}
    </div>
  )
}

/** Whole weeks of a month. */
export function MonthView({ first, days, ...rest }: MonthViewProps) {
  const weeks = Array.from({ length: days / 7 }, (_, week) => first + week * 7 * DAY_MS)
  return (
    <div
      className="grid grid-cols-7 overflow-hidden rounded-lg border border-border bg-card"
      role="grid"
      aria-label="Mês"
    >
      <div role="row" className="contents">
        {weekdaysInOrder.map((name) => (
          <div
            key={name}
            role="columnheader"
            className="border-b border-border px-2 py-1.5 text-xs leading-5 text-muted-foreground"
          >
            <span aria-hidden>{name.slice(0, 3)}</span>
            <span className="sr-only">{name}</span>
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week} role="row" className="contents">
          {Array.from({ length: 7 }, (_, n) => (
            <MonthDay key={n} day={week + n * DAY_MS} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}
