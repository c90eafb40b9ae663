import { dayText, textWall } from '@intranet/contract/content/calendar-time'
import { DAY_MS, MINUTE_MS } from '@intranet/contract/durations'
import type { CalendarEntry } from '@intranet/contract/content/calendar-words'
import { useEffect, useRef } from 'react'
import { cn } from '@/lib/cn.ts'
import { useCalendarActions } from './calendar-context.ts'
import { longDay, onDay, weekdays } from './calendar-look.ts'
import { EntryChip } from './entry-chip.tsx'
import { placeEntries, type Place } from './place-entries.ts'

interface HoursViewProps {
  first: number
  days: number
  today: string
  entries: CalendarEntry[]
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Where the day is opened. */
const MORNING = 7
const HOUR_PX = 44
/** The column of the hours, which stays in sight. */
const HOURS_PX = 44
/** A day among others, at least. */
const DAY_PX = 84

const percent = (part: number) => `${part * 100}%`
const asStyle = ({ top, height, left, width }: Place) => ({
  top: percent(top / 1440),
  height: percent(height / 1440),
  left: percent(left),
  width: percent(width),
})

function DayHours({ day, entries }: { day: number; entries: CalendarEntry[] }) {
  const { add, drop } = useCalendarActions()
  const timed = entries.filter((entry) => !entry.dia_inteiro && onDay(entry, day))
  const places = placeEntries(
    timed.map((entry) => ({
      from: Math.max(0, (textWall(entry.inicio) - day) / MINUTE_MS),
      to: Math.min(1440, (textWall(entry.fim) - day) / MINUTE_MS),
    })),
  )
  return (
    <div className="relative border-l border-border">
      {HOURS.map((hour) => (
        <button
          key={hour}
          type="button"
          tabIndex={-1}
          aria-label={`Novo evento às ${hour}:00 de ${longDay(day)}`}
          className="block h-11 w-full border-b border-border hover:bg-accent"
          onClick={() => add(day + hour * 60 * MINUTE_MS, false)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            const half = event.nativeEvent.offsetY > HOUR_PX / 2 ? 30 : 0
            drop(day + (hour * 60 + half) * MINUTE_MS, false)
          }}
        />
      ))}
      {timed.map((entry, index) => (
        <EntryChip
          key={entry.chave}
          entry={entry}
          day={day}
          place={asStyle(places[index]!)}
          among={places[index]!.height <= 45 ? 'short' : 'hours'}
        />
      ))}
    </div>
  )
}

/** A week or a day by its hours; whole days stand on top. */
export function HoursView({ first, days, today, entries }: HoursViewProps) {
  const scroll = useRef<HTMLDivElement>(null)
  const { showDay, drop } = useCalendarActions()
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = MORNING * HOUR_PX
  }, [])
  const all = Array.from({ length: days }, (_, n) => first + n * DAY_MS)
  const todays = all.findIndex((day) => dayText(day) === today)
  // A phone shows three of a week's seven days.
  useEffect(() => {
    if (scroll.current && todays > 0) scroll.current.scrollLeft = todays * DAY_PX
  }, [todays])
  const least = days > 1 ? DAY_PX : 0
  const columns = {
    gridTemplateColumns: `${HOURS_PX}px repeat(${days}, minmax(${least}px, 1fr))`,
    // As wide as its columns: what sticks in it goes no farther than its edge.
    minWidth: HOURS_PX + days * least,
  }
  return (
    <div
      className="max-h-[min(72vh,760px)] overflow-auto rounded-lg border border-border bg-card"
      tabIndex={0}
      role="group"
      aria-label="Horas"
      ref={scroll}
    >
      <div className="sticky top-0 z-2 grid border-b border-border bg-card" style={columns}>
        <span className="sticky left-0 bg-card" />
        {all.map((day) => (
          <div
            key={day}
            className="min-w-0 p-1"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              drop(day, true)
            }}
          >
            <button
              type="button"
              className={cn(
                'min-h-7 rounded-md px-2 text-sm font-semibold',
                dayText(day) === today && 'bg-primary text-primary-foreground',
              )}
              aria-label={longDay(day)}
              aria-current={dayText(day) === today ? 'date' : undefined}
              onClick={() => showDay(day)}
            >
              <span>{weekdays[new Date(day).getUTCDay()]!.slice(0, 3)}</span> {Number(dayText(day).slice(8))}
            </button>
            {entries
              .filter((entry) => entry.dia_inteiro && onDay(entry, day))
              .map((entry) => (
                <EntryChip key={entry.chave} entry={entry} day={day} among="days" />
              ))}
          </div>
        ))}
      </div>
      <div className="grid" style={columns}>
        <div className="sticky left-0 z-1 bg-card">
          {HOURS.map((hour) => (
            <div key={hour} className="h-11 pt-0.5 pr-1 pl-2 text-[11px] text-muted-foreground">
              {String(hour).padStart(2, '0')}:00
            </div>
          ))}
        </div>
        {all.map((day) => (
          <DayHours key={day} day={day} entries={entries} />
        ))}
      </div>
    </div>
  )
}
