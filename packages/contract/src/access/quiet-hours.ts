/** When a person's devices are left alone (docs/push.md#quiet-hours). */
import { wallOf, wallText } from '../content/calendar-time.ts'

export interface QuietChoice {
  /** Quiet from `noite_inicio` until `noite_fim`, `HH:mm` of São Paulo. */
  noite: boolean
  noite_inicio: string
  noite_fim: string
  fim_de_semana: boolean
  /** Quiet while on vacation or on leave. */
  ausencia: boolean
  /** On call until then: nothing is quiet. */
  plantao_ate: Date | null
}

/** What counts for who has chosen nothing. */
export const usualQuiet: QuietChoice = {
  noite: true,
  noite_inicio: '20:00',
  noite_fim: '07:00',
  fim_de_semana: true,
  ausencia: true,
  plantao_ate: null,
}

/** States of a person in which they do not work. */
const away: readonly string[] = ['ferias', 'afastado']

/** A time that begins later than it ends goes over midnight. */
const isWithin = (hour: string, from: string, to: string) =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** Whether nothing is sent to the devices of a person in this state (`rh_usuario.situacao`) at `now`, in ms. */
export function isQuiet(choice: QuietChoice, situacao: string, now: number): boolean {
  if (choice.plantao_ate && choice.plantao_ate.getTime() > now) return false
  if (choice.ausencia && away.includes(situacao)) return true
  const wall = wallOf(now)
  const isWeekend = [0, 6].includes(new Date(wall).getUTCDay())
  if (choice.fim_de_semana && isWeekend) return true
  return choice.noite && isWithin(wallText(wall).slice(11), choice.noite_inicio, choice.noite_fim)
}
