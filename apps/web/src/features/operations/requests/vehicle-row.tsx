import { formatCount } from '@intranet/contract/formats'
import { dayWall, wallOf, wallText } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { type PointerEvent, useState } from 'react'
import {
  dayBookingVariants,
  dayNameClasses,
  dayRowClasses,
  daySlotClasses,
  dayTrackVariants,
} from '@/features/content/resources/day-track.ts'
import { cn } from '@/lib/cn.ts'
import { firstHours, shareOver } from './free-vehicles.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Calendar = Outputs['vehicleRequests']['calendar']
type Booking = Calendar['reservas'][number]

/** Where the day has a line. */
export const HOURS = [0, 3, 6, 9, 12, 15, 18, 21]
/** Half hours of a day. */
const STEPS = 48
const STEP_MS = DAY_MS / STEPS

interface VehicleRowProps {
  vehicle: Calendar['veiculos'][number]
  day: string
  bookings: Booking[]
  /** Missing where the vehicle is not to be asked for. */
  onWish?: ((wish: { id_veiculo: number; inicio: string; fim: string }) => void) | undefined
}

const clock = (wall: number) => wallText(wall).slice(11)

/** Where a booking lies in the day, in shares of it. */
function placeOf({ inicio, fim }: Booking, day: string) {
  const start = dayWall(day)
  const from = Math.max(0, (wallOf(Date.parse(inicio)) - start) / DAY_MS)
  const to = Math.min(1, (wallOf(Date.parse(fim)) - start) / DAY_MS)
  return { left: `${from * 100}%`, width: `${(to - from) * 100}%` }
}

/** When, and whose. */
const said = ({ inicio, fim, solicitante, motivo, meu }: Booking) => [
  `${clock(wallOf(Date.parse(inicio)))} às ${clock(wallOf(Date.parse(fim)))}`,
  [meu ? 'Minha reserva' : (solicitante ?? 'Reservado'), motivo].filter(Boolean).join(', '),
]

/** One vehicle's day. Drawing from one half hour to another wishes for that window. */
export function VehicleRow({ vehicle, day, bookings, onWish }: VehicleRowProps) {
  const [drawn, setDrawn] = useState<[from: number, to: number]>()
  const stepOf = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return Math.min(STEPS - 1, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * STEPS)))
  }
  const finish = () => {
    if (!drawn || !onWish) return
    const [first, last] = drawn[0] <= drawn[1] ? drawn : [drawn[1], drawn[0]]
    setDrawn(undefined)
    const start = dayWall(day)
    onWish({
      id_veiculo: vehicle.id,
      inicio: wallText(start + first * STEP_MS),
      fim: wallText(start + (last + 1) * STEP_MS),
    })
  }
  const [first, last] = drawn ? [Math.min(...drawn), Math.max(...drawn)] : [0, 0]
  const over = shareOver(day)
  const free = vehicle.situacao !== 'manutencao'
  const asks = free && onWish !== undefined
  return (
    <div className={dayRowClasses}>
      <button
        type="button"
        className={cn(dayNameClasses, 'text-left')}
        disabled={!asks}
        onClick={() => {
          const { from, to } = firstHours(day)
          onWish?.({ id_veiculo: vehicle.id, inicio: `${day}T${from}`, fim: `${day}T${to}` })
        }}
      >
        <b>{vehicle.placa}</b>
        <span>
          {vehicle.modelo} · {free ? formatCount(vehicle.lugares, 'lugar', 'lugares') : 'Manutenção'}
        </span>
      </button>
      <div
        data-vehicle={vehicle.placa}
        className={cn(
          dayTrackVariants({ hours: 'whole' }),
          'touch-none select-none',
          asks && 'cursor-crosshair',
          !free && 'bg-muted',
        )}
        onPointerDown={(event) => {
          if (!asks) return
          event.currentTarget.setPointerCapture(event.pointerId)
          const step = stepOf(event)
          setDrawn([step, step])
        }}
        onPointerMove={(event) => drawn && setDrawn([drawn[0], stepOf(event)])}
        onPointerUp={finish}
        onPointerCancel={() => setDrawn(undefined)}
      >
        {HOURS.map((hour) => (
          <span key={hour} className={daySlotClasses} />
        ))}
        {over > 0 && (
          <span
            data-slot="hours-over"
            aria-hidden
            style={{ width: `${over * 100}%` }}
            className={cn(
              'pointer-events-none absolute inset-y-0 left-0 bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--border)_6px_7px)]',
              over < 1 && 'border-r-2 border-primary',
            )}
          />
        )}
        {bookings.map((booking) => (
          <span
            key={booking.id}
            title={said(booking).join(' · ')}
            style={placeOf(booking, day)}
            className={dayBookingVariants({ mine: booking.meu })}
          >
            {said(booking).map((line, place) => (
              <span key={line} className={cn('block truncate', place === 0 && 'font-semibold')}>
                {line}
              </span>
            ))}
          </span>
        ))}
        {drawn && (
          <span
            className="absolute inset-y-1.5 rounded-sm border border-primary bg-primary/20"
            style={{ left: `${(first / STEPS) * 100}%`, width: `${((last - first + 1) / STEPS) * 100}%` }}
          />
        )}
      </div>
    </div>
  )
}
