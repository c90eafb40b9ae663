import { can } from '@intranet/contract/access'
import { dayText, dayWall, wallOf } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { DayJump } from '@/components/inputs/day-input.tsx'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { useNow } from '@/lib/use-now.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { DayGrid } from './day-grid.tsx'
import { type BookableResource, type DayBooking, hourText, LAST, nextFree } from './free-hours.ts'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { NoteLine } from '@/components/ui/note-line.tsx'

const BookingDrawer = lazyDialog(() => import('./booking-drawer.tsx'))

/** Rooms and equipment on one day: free hours are booked, taken ones tell by whom. */
export function ResourceBookings({ dia }: { dia?: string }) {
  const now = wallOf(useNow())
  const today = dayText(now)
  const day = dia ?? today
  const navigate = useNavigate()
  const confirm = useConfirm()
  const keeps = can(useSession(), 'rh', 'manage')
  // Of today the hours that are over are not booked, of a day before it none.
  const begun = day === today ? new Date(now).getUTCHours() : day < today ? LAST : 0
  const [booking, setBooking] = useState<{ resource: BookableResource; inicio: string } | null>(null)
  const read = useQuery({
    ...trpc.resources.day.queryOptions({ dia: day }),
    placeholderData: keepPreviousData,
  })
  const { mutate: cancel } = useSave(
    { mutationFn: (input: { id: number; id_recurso: number }) => api.resources.cancelBooking.mutate(input) },
    { saved: 'Reserva cancelada.', changes: [trpc.resources.pathFilter()] },
  )
  const book = (resource: BookableResource, hour: number) =>
    setBooking({ resource, inicio: `${day}T${hourText(hour)}` })
  const go = (wall: number) =>
    void navigate({ to: '/resources', search: { dia: dayText(wall) }, resetScroll: false })
  const open = async (resource: BookableResource, taken: DayBooking) => {
    const when = `${taken.inicio.slice(11)} às ${taken.fim.slice(11)}`
    if (!taken.meu && !keeps) {
      await confirm({
        type: 'modal',
        title: `${resource.nome}, ${when}`,
        text: [`Reservado por ${taken.usuario}`, taken.motivo],
      })
      return
    }
    const answer = await confirm({
      title: `Cancelar a reserva de ${resource.nome}?`,
      text: `${when}, ${taken.meu ? 'sua' : taken.usuario}: ${taken.motivo}`,
      consequences: ['O horário fica livre.', ...(taken.meu ? [] : ['Quem reservou é avisado.'])],
      confirmLabel: 'Cancelar reserva',
      cancelLabel: 'Voltar',
    })
    if (answer) cancel({ id: taken.id, id_recurso: resource.id })
  }
  return (
    <Loaded reads={[read]}>
      {(data) => {
        const free = nextFree(day, data, day === today ? begun + 1 : begun)
        return (
          <>
            <Toolbar
              end={
                data.length > 0 && (
                  <Button
                    icon={Plus}
                    cooldown={false}
                    disabled={!free}
                    onClick={() => free && book(free.resource, free.hour)}
                  >
                    Reservar horário
                  </Button>
                )
              }
            >
              <IconButton icon={ChevronLeft} label="Dia anterior" onClick={() => go(dayWall(day) - DAY_MS)} />
              <Button variant="outline" onClick={() => go(dayWall(today))}>
                Hoje
              </Button>
              <IconButton
                icon={ChevronRight}
                label="Dia seguinte"
                onClick={() => go(dayWall(day) + DAY_MS)}
              />
              <DayJump label="Dia" day={day} onDay={(next) => go(dayWall(next))} />
            </Toolbar>
            {data.length === 0 ? (
              <EmptyState text="Nenhuma sala ou equipamento pode ser reservado." />
            ) : (
              <>
                <NoteLine>
                  {free
                    ? 'Toque em um horário livre para reservar.'
                    : 'Nenhum horário livre daqui em diante: escolha outro dia.'}
                </NoteLine>
                <DayGrid
                  day={day}
                  begun={begun}
                  resources={data}
                  onOpen={(resource, taken) => void open(resource, taken)}
                  onBook={book}
                />
              </>
            )}
            {booking && (
              <Suspense>
                <BookingDrawer {...booking} onClose={() => setBooking(null)} />
              </Suspense>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
