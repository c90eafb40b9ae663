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
  const here = entries.filter((entry) => onDay(entry, day))
  const hidden = here.length > SHOWN + 1 ? here.length - SHOWN : 0
  return (
    <div
      role="gridcell"
      className={cn('cal-day', text.slice(0, 7) !== month && 'out', text === today && 'on')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drop(day, true)
      }}
    >
      <div className="flex items-center justify-between">
        <button
          type="button"
          className="num"
          aria-current={text === today ? 'date' : undefined}
          aria-label={longDay(day)}
          onClick={() => showDay(day)}
        >
          {Number(text.slice(8))}
        </button>
        <button
          type="button"
          className="add"
          aria-label={`Novo evento em ${longDay(day)}`}
          onClick={() => add(day, false)}
        >
          <Plus className="size-3.5" aria-hidden />
        </button>
      </div>
      {here.slice(0, hidden ? SHOWN : undefined).map((entry) => (
        <EntryChip key={entry.chave} entry={entry} day={day} />
      ))}
      {hidden > 0 && (
        <button type="button" className="more" onClick={() => showDay(day)}>
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
    <div className="cal-month rounded-lg border border-border bg-card" role="grid" aria-label="Mês">
      <div role="row" className="contents">
        {weekdaysInOrder.map((name) => (
          <div key={name} role="columnheader" className="cal-wd">
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
