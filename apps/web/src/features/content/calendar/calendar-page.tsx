import { dayText, dayWall } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import type { CalendarEntry, Layer } from '@intranet/contract/content/calendar-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Plus, Rss } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { DayJump } from '@/components/inputs/day-input.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { PHONE_PX, useViewportWidth } from '@/components/shell/use-viewport.ts'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useToday } from '@/lib/use-now.ts'
import { usePreference } from '@/lib/use-preference.ts'
import { AgendaView } from './agenda-view.tsx'
import { CalendarContext, type CalendarActions } from './calendar-context.ts'
import { stepDay, windowOf, windowTitle, type View } from './calendar-look.ts'
import type { Editing } from './event-sheet.tsx'
import { HoursView } from './hours-view.tsx'
import { LayerList } from './layer-list.tsx'
import { MonthView } from './month-view.tsx'
import { useDragging } from './use-calendar-changes.ts'
import { FilterSheet } from '@/components/table/filter-sheet.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'

const EntrySheet = lazyDialog(() => import('./entry-sheet.tsx'))
const EventSheet = lazyDialog(() => import('./event-sheet.tsx'))
const SubscriptionSheet = lazyDialog(() => import('./subscription-sheet.tsx'))

const viewNames: { value: View; label: string }[] = [
  { value: 'mes', label: 'Mês' },
  { value: 'semana', label: 'Semana' },
  { value: 'dia', label: 'Dia' },
  { value: 'lista', label: 'Lista' },
]

export interface CalendarSearch {
  visao?: View
  /** `YYYY-MM-DD` */
  dia?: string
  /** Opens with a new event. */
  novo?: true
}

/** Holidays, people's days, events and bookings: by month, week, day, or as a list. */
export function CalendarPage({ visao: asked, dia, novo }: CalendarSearch) {
  const navigate = useNavigate()
  // A month of names does not fit a phone.
  const narrow = useViewportWidth() <= PHONE_PX
  const visao = asked ?? (narrow ? 'lista' : 'mes')
  const today = useToday()
  const day = dayWall(dia ?? today)
  const [hidden, setHidden] = usePreference<Layer[]>('calendario:ocultas', [])
  const [opened, setOpened] = useState<CalendarEntry | null>(null)
  const [editing, setEditing] = useState<Editing | null>(novo ? { wall: day, wholeDay: false } : null)
  const [subscribing, setSubscribing] = useState(false)
  const { drag, drop } = useDragging()
  const { first, days } = windowOf(visao, day)
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.calendar.between.queryOptions({
      inicio: dayText(first),
      fim: dayText(first + (days - 1) * DAY_MS),
    }),
    placeholderData: keepPreviousData,
  })
  const entries = useMemo(() => data?.filter(({ camada }) => !hidden.includes(camada)) ?? [], [data, hidden])
  const go = (next: CalendarSearch) =>
    void navigate({ to: '/calendar', search: { visao: asked, dia, ...next }, resetScroll: false })
  const actions: CalendarActions = {
    open: setOpened,
    add: (wall, wholeDay) => setEditing({ wall, wholeDay }),
    drag,
    drop,
    showDay: (wall) => go({ visao: 'dia', dia: dayText(wall) }),
  }
  const step = (direction: 1 | -1) => go({ dia: dayText(stepDay(visao, day, direction)) })
  const shown = { first, days, today, entries }
  return (
    <Page>
      <PageHead total={windowTitle(visao, day)}>
        <Button variant="outline" icon={Rss} onClick={() => setSubscribing(true)}>
          Assinar
        </Button>
        <Button icon={Plus} onClick={() => setEditing({ wall: day, wholeDay: false })}>
          Novo evento
        </Button>
      </PageHead>
      <PageSheet
        spine={
          <Spine label="Camadas" under>
            {/* On phones it is behind the button above: here it would be below a whole month. */}
            <div className="max-sm:hidden">
              <LayerList hidden={hidden} onChange={setHidden} />
            </div>
          </Spine>
        }
      >
        <Toolbar>
          <IconButton icon={ChevronLeft} label="Anterior" onClick={() => step(-1)} />
          <Button variant="outline" onClick={() => go({ dia: undefined })}>
            Hoje
          </Button>
          <IconButton icon={ChevronRight} label="Próximo" onClick={() => step(1)} />
          <DayJump label="Ir para o dia" day={dayText(day)} onDay={(next) => go({ dia: next })} />
          <span className="max-sm:hidden grow" />
          <FilterSheet count={hidden.length} clear={() => setHidden([])}>
            <LayerList hidden={hidden} onChange={setHidden} />
          </FilterSheet>
          <Segmented
            label="Visão"
            value={visao}
            options={viewNames}
            onChange={(view) => go({ visao: view })}
          />
        </Toolbar>
        <CalendarContext value={actions}>
          <div aria-busy={isFetching}>
            {error && !data ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : !data ? (
              <LoadingState />
            ) : visao === 'mes' ? (
              <MonthView {...shown} month={dayText(day).slice(0, 7)} />
            ) : visao === 'lista' ? (
              <AgendaView {...shown} />
            ) : (
              <HoursView key={visao} {...shown} />
            )}
          </div>
        </CalendarContext>
      </PageSheet>
      <Suspense>
        {opened && (
          <EntrySheet
            entry={opened}
            onClose={() => setOpened(null)}
            onEdit={(id) => {
              setOpened(null)
              setEditing({ id })
            }}
          />
        )}
        {editing && (
          <EventSheet
            editing={editing}
            onClose={() => {
              setEditing(null)
              if (novo) void navigate({ to: '/calendar', search: { visao: asked, dia }, replace: true })
            }}
          />
        )}
        {subscribing && <SubscriptionSheet onClose={() => setSubscribing(false)} />}
      </Suspense>
    </Page>
  )
}
