/** The times of a rule's shift: when it sends, until when, and to which days holidays postpone messages. */
import { daysLater } from '@intranet/contract/today'
import {
  firstAllowedShift,
  shiftWindow,
  wantedDays,
  type FiringRule,
  type QuietHours,
} from '@intranet/contract/marketing/firing'
import { shifts, type Shift } from '@intranet/contract/marketing/communication-words'
import type { StoredRule } from './stored-rule.ts'

/** Where a customer's day is a holiday: of the country, of a state, of a city (normalised name). */
export interface HolidayPlace {
  dia: string
  uf: string | null
  cidade: string | null
}

/** Days ahead in which a working day is looked for. */
export const LOOK_AHEAD = 10

/** Days after its shift on which a message may still leave: holidays and silence postpone it. */
export const LATEST = LOOK_AHEAD + 2

export interface SendingPlan {
  /** The day on which messages are sent, and the shift whose hours apply. */
  dia: string
  turno: Shift
  envia_em: Date
  expira_em: Date
}

/** When the shift of a day sends, outside its hours of silence; null when it is skipped. */
export function planSending(
  rule: QuietHours & Pick<StoredRule, 'silencio_acao'>,
  day: string,
  shift: Shift,
): SendingPlan | null {
  const allowed = firstAllowedShift(rule, day, shift)
  if (!allowed) return null
  const moved = allowed.dia !== day || allowed.turno !== shift
  if (moved && rule.silencio_acao === 'pular') return null
  const { from, until } = shiftWindow(allowed.dia, allowed.turno)
  return { ...allowed, envia_em: from, expira_em: until }
}

/** The days to which a holiday on `day` postpones messages; none if the rule skips them. */
export function postponements(
  rule: QuietHours & Pick<StoredRule, 'feriado_acao'>,
  day: string,
): SendingPlan[] {
  if (rule.feriado_acao !== 'proximo_turno') return []
  return Array.from({ length: LOOK_AHEAD }, (_, step) => daysLater(day, step + 1)).flatMap((dia) => {
    const allowed = firstAllowedShift(rule, dia, 'M')
    if (!allowed || allowed.dia !== dia) return []
    const { from, until } = shiftWindow(dia, allowed.turno)
    return [{ ...allowed, envia_em: from, expira_em: until }]
  })
}

/** The next day, from `today` on, on which a rule has somebody's date to look for; null when it never has again. */
export function nextFiringDay(
  rule: FiringRule & { turno: Shift },
  today: string,
  time: string,
): string | null {
  const first = time < shifts[rule.turno].at ? today : daysLater(today, 1)
  if (rule.criterio !== 'data_especifica') return first
  for (let step = 0; step <= 366; step += 1) {
    const day = daysLater(first, step)
    if (wantedDays(rule, day).length) return day
  }
  if (rule.envio === 'anual' || !rule.data_especifica) return null
  const before = rule.envio === 'dia_anterior' ? (rule.tempo ?? 0) : 0
  const day = daysLater(rule.data_especifica, -before)
  return day < first ? null : day
}

/**
 * The holidays that a rule respects: those on `day` decide whether it sends, later ones only to which day it is
 * postponed.
 */
export const heeded = (rule: Pick<StoredRule, 'feriado_acao'>, day: string, places: HolidayPlace[]) =>
  rule.feriado_acao !== 'enviar' && places.some(({ dia }) => dia === day) ? places : []
