import { dayWall, wallOf, wallText } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { formatCount } from '@intranet/contract/formats'
import type { Outputs } from '@/lib/trpc.ts'

type Calendar = Outputs['vehicleRequests']['calendar']
export type CalendarVehicle = Calendar['veiculos'][number]

/** A window of time in instants (ms). */
export interface TimeWindow {
  start: number
  end: number
}

export interface VehicleChoice extends CalendarVehicle {
  free: boolean
  /** Why it is not free, else how many it seats. */
  note: string
}

/** How much of a day is over, from 0 to 1. */
export function shareOver(day: string, now = Date.now()): number {
  return Math.min(1, Math.max(0, (wallOf(now) - dayWall(day)) / DAY_MS))
}

/** The hours that a day is first offered with: its morning, or four from the next whole hour on. */
export function firstHours(day: string, now = Date.now()): { from: string; to: string } {
  const over = Math.floor(shareOver(day, now) * 24)
  if (over < 8 || over > 22) return { from: '08:00', to: '12:00' }
  const hour = (number: number) => `${String(number).padStart(2, '0')}:00`
  return { from: hour(over + 1), to: over + 5 > 23 ? '23:59' : hour(over + 5) }
}

const at = (moment: string) => wallText(wallOf(Date.parse(moment)))

/** "08:00 às 12:00", with the days where it passes midnight. */
function hoursOf({ inicio, fim }: { inicio: string; fim: string }): string {
  const [from, to] = [at(inicio), at(fim)]
  if (from.slice(0, 10) === to.slice(0, 10)) return `${from.slice(11)} às ${to.slice(11)}`
  const short = (wall: string) => `${wall.slice(8, 10)}/${wall.slice(5, 7)} ${wall.slice(11)}`
  return `${short(from)} às ${short(to)}`
}

/** The vehicles of a calendar for a window and a number of people: what is free and large enough comes first. */
export function vehicleChoices(
  { veiculos, reservas }: Calendar,
  window: TimeWindow,
  people: number,
): VehicleChoice[] {
  const choices = veiculos.map((vehicle): VehicleChoice => {
    const seats = formatCount(vehicle.lugares, 'lugar', 'lugares')
    if (vehicle.situacao === 'manutencao') return { ...vehicle, free: false, note: 'Em manutenção' }
    if (vehicle.lugares < people) return { ...vehicle, free: false, note: `Só ${seats}` }
    const taken = reservas.filter(
      ({ id_veiculo, inicio, fim }) =>
        id_veiculo === vehicle.id && Date.parse(inicio) < window.end && Date.parse(fim) > window.start,
    )
    return taken.length === 0
      ? { ...vehicle, free: true, note: `Livre · ${seats}` }
      : { ...vehicle, free: false, note: `Reservado: ${taken.map(hoursOf).join(', ')}` }
  })
  return [...choices.filter(({ free }) => free), ...choices.filter(({ free }) => !free)]
}
