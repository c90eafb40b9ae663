import { formatCount } from '@intranet/contract/formats'
import { DAY_MS, dayWall, wallOf, wallText } from '@intranet/contract/content/calendar-time'
import { type PointerEvent, useState } from 'react'
import { cn } from '@/lib/cn.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Calendar = Outputs['vehicleRequests']['calendar']
type Booking = Calendar['reservas'][number]

/** Half hours of a day. */
const STEPS = 48
const STEP_MS = DAY_MS / STEPS

interface VehicleRowProps {
  vehicle: Calendar['veiculos'][number]
  day: string
  bookings: Booking[]
  onWish: (wish: { id_veiculo: number; inicio: string; fim: string }) => void
}

const clock = (wall: number) => wallText(wall).slice(11)

/** Where a booking lies in the day, in shares of it. */
function placeOf({ inicio, fim }: Booking, day: string) {
  const start = dayWall(day)
  const from = Math.max(0, (wallOf(Date.parse(inicio)) - start) / DAY_MS)
  const to = Math.min(1, (wallOf(Date.parse(fim)) - start) / DAY_MS)
  return { left: `${from * 100}%`, width: `${(to - from) * 100}%` }
}

const said = ({ inicio, fim, solicitante, motivo, meu }: Booking) => {
  const hours = `${clock(wallOf(Date.parse(inicio)))}–${clock(wallOf(Date.parse(fim)))}`
  return [hours, meu ? 'Minha reserva' : (solicitante ?? 'Reservado'), motivo].filter(Boolean).join(' · ')
}

/** One vehicle's day. Drawing from one half hour to another wishes for that window. */
export function VehicleRow({ vehicle, day, bookings, onWish }: VehicleRowProps) {
  const [drawn, setDrawn] = useState<[from: number, to: number]>()
  const stepOf = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return Math.min(STEPS - 1, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * STEPS)))
  }
  const finish = () => {
    if (!drawn) return
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
  const free = vehicle.situacao !== 'manutencao'
  return (
    <div className="flex border-b border-border last:border-b-0">
      <button
        type="button"
        className="sticky left-0 z-1 w-32 shrink-0 bg-background px-3 py-2 text-left text-sm sm:w-44"
        disabled={!free}
        onClick={() => onWish({ id_veiculo: vehicle.id, inicio: `${day}T08:00`, fim: `${day}T12:00` })}
      >
        <b className="font-semibold">{vehicle.placa}</b>
        <span className="block truncate text-xs text-muted-foreground">
          {vehicle.modelo} · {free ? formatCount(vehicle.lugares, 'lugar', 'lugares') : 'Manutenção'}
        </span>
      </button>
      <div
        data-vehicle={vehicle.placa}
        className={cn(
          // A line at each hour of the head.
          'relative flex-1 touch-none bg-[linear-gradient(to_right,var(--border)_1px,transparent_1px)] bg-size-[12.5%_100%] select-none',
          free ? 'cursor-crosshair' : 'bg-muted',
        )}
        onPointerDown={(event) => {
          if (!free) return
          event.currentTarget.setPointerCapture(event.pointerId)
          const step = stepOf(event)
          setDrawn([step, step])
        }}
        onPointerMove={(event) => drawn && setDrawn([drawn[0], stepOf(event)])}
        onPointerUp={finish}
        onPointerCancel={() => setDrawn(undefined)}
      >
        {bookings.map((booking) => (
          <span
            key={booking.id}
            title={said(booking)}
            style={placeOf(booking, day)}
            className={cn(
              'absolute inset-y-1.5 overflow-hidden truncate rounded-sm px-2 py-1 text-xs',
              booking.meu ? 'bg-primary text-primary-foreground' : 'bg-muted text-foreground',
            )}
          >
            {said(booking)}
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
