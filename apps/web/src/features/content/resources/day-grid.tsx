import { Plus } from 'lucide-react'
import { formatCount } from '@intranet/contract/formats'
import { resourceTypeNames, type ResourceType } from '@intranet/contract/content/resource-words'
import {
  dayBookingVariants,
  dayHeadClasses,
  dayNameClasses,
  dayRowClasses,
  daySlotClasses,
  dayTrackVariants,
} from './day-track.ts'
import {
  type BookableResource,
  type DayBooking,
  FIRST,
  HOURS,
  hourText,
  isTaken,
  LAST,
  minuteOf,
} from './free-hours.ts'

const part = (minutes: number) =>
  `${(Math.min(Math.max(minutes - FIRST * 60, 0), (LAST - FIRST) * 60) / ((LAST - FIRST) * 60)) * 100}%`

/** A finger has no hover: there the sign is always shown. */
const freeSlotClasses = `${daySlotClasses} grid cursor-pointer place-items-center text-muted-foreground hover:bg-accent hover:text-foreground [&>svg]:opacity-0 [&:is(:hover,:focus-visible)>svg]:opacity-100 pointer-coarse:[&>svg]:opacity-70`

interface DayGridProps {
  day: string
  /** The first hour that is not over. */
  begun: number
  resources: BookableResource[]
  onBook: (resource: BookableResource, hour: number) => void
  onOpen: (resource: BookableResource, booking: DayBooking) => void
}

function Track({
  day,
  begun,
  resource,
  onBook,
  onOpen,
}: Omit<DayGridProps, 'resources'> & { resource: BookableResource }) {
  return (
    <div className={dayTrackVariants({ hours: 'working' })}>
      {HOURS.map((hour) => {
        if (hour < begun || isTaken(day, resource, hour))
          return <span key={hour} className={daySlotClasses} />
        return (
          <button
            key={hour}
            type="button"
            className={freeSlotClasses}
            aria-label={`Reservar ${resource.nome} às ${hourText(hour)}`}
            onClick={() => onBook(resource, hour)}
          >
            <Plus aria-hidden />
          </button>
        )
      })}
      {resource.reservas.map((booking) => {
        const [from, to] = [minuteOf(day, booking.inicio), minuteOf(day, booking.fim)]
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
              {hourText(hour)}
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
