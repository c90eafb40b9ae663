/** The days of recurring rides, in São Paulo. */
import { AHEAD_DAYS, type RideRecurrence } from '@intranet/contract/operations/ride-options'
import { dayInBrazil, daysLater } from '@intranet/contract/today'

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

interface Recurring {
  data: string
  recorrencia?: RideRecurrence
  recorrencia_fim?: string | null
}

/** The further days of an offer after its first one: up to 30 days from `now`, and to its own end. */
export function furtherDays({ data, recorrencia, recorrencia_fim }: Recurring, now: Date): string[] {
  if (recorrencia === undefined || recorrencia === 'unica') return []
  const horizon = daysLater(dayInBrazil(now), AHEAD_DAYS)
  const last = recorrencia_fim && recorrencia_fim < horizon ? recorrencia_fim : horizon
  const days: string[] = []
  for (let step = 1, day = daysLater(data, 1); day <= last; step += 1, day = daysLater(data, step)) {
    const wanted = recorrencia === 'semanal' ? step % 7 === 0 : weekday(day) >= 1 && weekday(day) <= 5
    if (wanted) days.push(day)
  }
  return days
}
