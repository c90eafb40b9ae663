import { daysLater } from '@intranet/contract/today'
import { formatDate } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayJump } from '@/components/inputs/day-input.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import {
  dayHeadClasses,
  dayNameClasses,
  dayRowClasses,
  dayTrackVariants,
} from '@/features/content/resources/day-track.ts'
import { FreeVehicles } from './free-vehicles-list.tsx'
import { HOURS, VehicleRow } from './vehicle-row.tsx'

/** Where a day does not fit, its night is what stays outside. */
function openInTheMorning(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth / 4
}

interface VehicleCalendarProps {
  day: string
  /** Whose vehicles; those of all of one's providers without it. */
  id_empresa?: number | undefined
  onDay: (day: string) => void
  /** A window that somebody drew on a vehicle: wall times of the day. */
  onWish: (wish: { id_veiculo: number; inicio: string; fim: string }) => void
}

/** Vehicles × hours of a day: free and booked; drawing over free hours asks for them. */
export function VehicleCalendar({ day, id_empresa, onDay, onWish }: VehicleCalendarProps) {
  // One asks at one's own provider, whose managers decide; of others one sees what is free.
  const own = useSession()?.id_empresa ?? null
  const read = useQuery(
    trpc.vehicleRequests.calendar.queryOptions({ inicio: day, fim: daysLater(day, 1), id_empresa }),
  )
  return (
    <section aria-label={`Veículos em ${formatDate(day)}`}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <IconButton icon={ChevronLeft} label="Dia anterior" onClick={() => onDay(daysLater(day, -1))} />
        <DayJump label="Dia" day={day} onDay={onDay} />
        <IconButton icon={ChevronRight} label="Próximo dia" onClick={() => onDay(daysLater(day, 1))} />
        <span className="text-xs text-muted-foreground max-sm:hidden">
          Arraste sobre as horas livres de um veículo para solicitar.
        </span>
      </div>
      <Loaded reads={[read]}>
        {({ veiculos, reservas }) =>
          veiculos.length === 0 ? (
            <EmptyState text="Nenhum veículo para reservar." />
          ) : (
            <>
              <FreeVehicles day={day} calendar={{ veiculos, reservas }} own={own} onWish={onWish} />
              {/* A region that scrolls must be reachable by keyboard. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <div
                ref={openInTheMorning}
                className="overflow-x-auto rounded-lg border border-border bg-card max-sm:hidden"
                role="region"
                aria-label="Agenda"
                tabIndex={0}
              >
                <div className={dayRowClasses} aria-hidden>
                  <span className={dayNameClasses} />
                  <div className={dayTrackVariants({ hours: 'whole' })}>
                    {HOURS.map((hour) => (
                      <span key={hour} className={dayHeadClasses}>
                        {String(hour).padStart(2, '0')}:00
                      </span>
                    ))}
                  </div>
                </div>
                {veiculos.map((vehicle) => (
                  <VehicleRow
                    key={vehicle.id}
                    vehicle={vehicle}
                    day={day}
                    bookings={reservas.filter(({ id_veiculo }) => id_veiculo === vehicle.id)}
                    onWish={vehicle.id_empresa === own ? onWish : undefined}
                  />
                ))}
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  )
}
