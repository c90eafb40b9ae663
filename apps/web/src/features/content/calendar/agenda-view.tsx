import { dayText } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { pageLook } from '@intranet/contract/page-look'
import { layerNames, type CalendarEntry } from '@intranet/contract/content/calendar-words'
import { EmptyState } from '@/components/shell/states.tsx'
import { Card } from '@/components/ui/card.tsx'
import { cn } from '@/lib/cn.ts'
import { useCalendarActions } from './calendar-context.ts'
import { entryColour, hourOn, longDay, onDay } from './calendar-look.ts'

interface AgendaViewProps {
  first: number
  days: number
  today: string
  entries: CalendarEntry[]
}

/** Day after day, those with something on them. */
export function AgendaView({ first, days, today, entries }: AgendaViewProps) {
  const { open } = useCalendarActions()
  const all = Array.from({ length: days }, (_, n) => first + n * DAY_MS)
    .map((day) => ({ day, here: entries.filter((entry) => onDay(entry, day)) }))
    .filter(({ here }) => here.length > 0)
  if (all.length === 0) return <EmptyState text="Nada neste período, nas camadas escolhidas." />
  return (
    <div className="grid gap-4">
      {all.map(({ day, here }) => (
        <section key={day}>
          <h2 className={cn(pageLook.label, dayText(day) === today && 'text-primary')}>{longDay(day)}</h2>
          <Card asChild className="block py-0">
            <ul>
              {here.map((entry) => (
                <li key={entry.chave}>
                  <button
                    type="button"
                    className="flex min-h-11 w-full items-center gap-2.5 border-border px-3.5 py-1.5 text-left in-[li+li]:border-t hover:bg-accent"
                    onClick={() => open(entry)}
                  >
                    <span className="w-[52px] flex-none text-xs text-muted-foreground">
                      {hourOn(entry, day) || 'dia todo'}
                    </span>
                    <span
                      className="size-2 shrink-0 rounded-full"
                      style={{ backgroundColor: entryColour(entry) }}
                      aria-hidden
                    />
                    <span className="grid min-w-0 grow">
                      <b className="truncate text-sm">{entry.titulo}</b>
                      <span className="truncate text-xs text-muted-foreground">
                        {[layerNames[entry.camada], entry.local, entry.detalhe].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  )
}
