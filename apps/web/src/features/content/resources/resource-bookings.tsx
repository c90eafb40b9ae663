import { can } from '@intranet/contract/access'
import { dayText, dayWall, wallOf } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
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
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { DayGrid, type BookableResource, type DayBooking } from './day-grid.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'

const BookingDrawer = lazyDialog(() => import('./booking-drawer.tsx'))

/** Rooms and equipment on one day: free hours are booked, taken ones tell by whom. */
export function ResourceBookings({ dia }: { dia?: string }) {
  const [today] = useState(() => dayText(wallOf(Date.now())))
  const day = dia ?? today
  const navigate = useNavigate()
  const confirm = useConfirm()
  const keeps = can(useSession(), 'rh', 'manage')
  const [booking, setBooking] = useState<{ resource: BookableResource; inicio: string } | null>(null)
  const read = useQuery({
    ...trpc.resources.day.queryOptions({ dia: day }),
    placeholderData: keepPreviousData,
  })
  const { mutate: cancel } = useSave(
    { mutationFn: (input: { id: number; id_recurso: number }) => api.resources.cancelBooking.mutate(input) },
    { saved: 'Reserva cancelada.', changes: [trpc.resources.pathFilter()] },
  )
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
      {(data) => (
        <>
          <Toolbar>
            <IconButton icon={ChevronLeft} label="Dia anterior" onClick={() => go(dayWall(day) - DAY_MS)} />
            <Button variant="outline" onClick={() => go(dayWall(today))}>
              Hoje
            </Button>
            <IconButton icon={ChevronRight} label="Dia seguinte" onClick={() => go(dayWall(day) + DAY_MS)} />
            <DayJump label="Dia" day={day} onDay={(next) => go(dayWall(next))} />
          </Toolbar>
          {data.length === 0 ? (
            <EmptyState text="Nenhuma sala ou equipamento pode ser reservado." />
          ) : (
            <DayGrid
              day={day}
              resources={data}
              onOpen={(resource, taken) => void open(resource, taken)}
              onBook={(resource, hour) =>
                setBooking({ resource, inicio: `${day}T${String(hour).padStart(2, '0')}:00` })
              }
            />
          )}
          {booking && (
            <Suspense>
              <BookingDrawer {...booking} onClose={() => setBooking(null)} />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  )
}
