import { formatCount } from '@intranet/contract/formats'
import { dayWall, textWall } from '@intranet/contract/content/calendar-time'
import { MINUTE_MS } from '@intranet/contract/durations'
import { resourceTypeNames, type ResourceType } from '@intranet/contract/content/resource-words'
import type { Outputs } from '@/lib/trpc.ts'
import {
  dayBookingVariants,
  dayHeadClasses,
  dayNameClasses,
  dayRowClasses,
  daySlotClasses,
  dayTrackVariants,
} from './day-track.ts'

export type BookableResource = Outputs['resources']['day'][number]
export type DayBooking = BookableResource['reservas'][number]

/** The hours of a working day; a booking outside them is shown at its edge. */
const FIRST = 7
const LAST = 20
const HOURS = Array.from({ length: LAST - FIRST }, (_, n) => FIRST + n)

const part = (minutes: number) =>
  `${(Math.min(Math.max(minutes - FIRST * 60, 0), (LAST - FIRST) * 60) / ((LAST - FIRST) * 60)) * 100}%`

interface DayGridProps {
  day: string
  resources: BookableResource[]
  onBook: (resource: BookableResource, hour: number) => void
  onOpen: (resource: BookableResource, booking: DayBooking) => void
}

function Track({
  day,
  resource,
  onBook,
  onOpen,
}: Omit<DayGridProps, 'resources'> & { resource: BookableResource }) {
  const midnight = dayWall(day)
  const minute = (text: string) => (textWall(text) - midnight) / MINUTE_MS
  return (
    <div className={dayTrackVariants({ hours: 'working' })}>
      {HOURS.map((hour) => {
        const taken = resource.reservas.some(
          ({ inicio, fim }) => minute(inicio) < (hour + 1) * 60 && minute(fim) > hour * 60,
        )
        // Where a booking lies there is nothing to press.
        if (taken) return <span key={hour} className={daySlotClasses} />
        return (
          <button
            key={hour}
            type="button"
            className={`${daySlotClasses} hover:bg-accent`}
            aria-label={`Reservar ${resource.nome} às ${hour}:00`}
            onClick={() => onBook(resource, hour)}
          />
        )
      })}
      {resource.reservas.map((booking) => {
        const [from, to] = [minute(booking.inicio), minute(booking.fim)]
        return (
          <button
            key={booking.id}
            type="button"
            className={dayBookingVariants({ mine: booking.meu })}
            style={{ left: part(from), width: `max(24px, calc(${part(to)} - ${part(from)}))` }}
            onClick={() => onOpen(resource, booking)}
          >
            <b className="block truncate">
              {booking.inicio.slice(11)} às {booking.fim.slice(11)}
            </b>{' '}
            <span className="block truncate">{booking.meu ? booking.motivo : booking.usuario}</span>
          </button>
        )
      })}
    </div>
  )
}

/** What is free and what is taken on a day: a line a resource. */
export function DayGrid({ resources, ...rest }: DayGridProps) {
  return (
    <div
      className="overflow-x-auto rounded-lg border border-border bg-card"
      role="group"
      aria-label="Disponibilidade"
      tabIndex={0}
    >
      <div className={dayRowClasses} aria-hidden>
        <span className={dayNameClasses} />
        <div className={dayTrackVariants({ hours: 'working' })}>
          {HOURS.map((hour) => (
            <span key={hour} className={dayHeadClasses}>
              {hour}:00
            </span>
          ))}
        </div>
      </div>
      {resources.map((resource) => (
        <div key={resource.id} className={dayRowClasses}>
          <div className={dayNameClasses}>
            <b>{resource.nome}</b>
            <span>
              {[
                resourceTypeNames[resource.tipo as ResourceType],
                resource.capacidade && formatCount(resource.capacidade, 'lugar', 'lugares'),
                resource.cidade,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <Track resource={resource} {...rest} />
        </div>
      ))}
    </div>
  )
}
