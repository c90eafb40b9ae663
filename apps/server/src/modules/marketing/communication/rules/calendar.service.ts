/** What will be sent from today on, counted rule by rule without sending. */
import { daysLater } from '@intranet/contract/today'
import type { CalendarDay, CalendarRule } from '@intranet/contract/marketing/communication-answers'
import type { CommunicationCalendarInput } from '@intranet/contract/marketing/communication-rules'
import { shiftWindow, wantedDays } from '@intranet/contract/marketing/firing'
import { shiftLetters } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { countCustomersOfEach } from '../audience/forecast.queries.ts'
import { clockOf } from '../audience/forecast.service.ts'
import { holidayPlaces } from '../audience/holiday-places.queries.ts'
import {
  heeded,
  LOOK_AHEAD,
  planSending,
  postponements,
  type HolidayPlace,
  type SendingPlan,
} from '../audience/sending-plan.ts'
import type { StoredRule } from '../audience/stored-rule.ts'
import { activeRules } from './shift.queries.ts'

interface Due {
  regra: StoredRule
  /** The shift's own day: its customers are those of this day. */
  dia: string
  /** When they are written to. */
  plano: SendingPlan
  feriado: CalendarRule['feriado']
}

/** What becomes of a rule's shift of a day; null where nothing is sent: hours of silence, a holiday everywhere. */
function dueOn(regra: StoredRule, dia: string, holidays: HolidayPlace[]): Due | null {
  const plano = planSending(regra, dia, regra.turno)
  if (!plano || !wantedDays(regra, dia).length) return null
  if (regra.feriado_acao === 'enviar' || !heeded(regra, plano.dia, holidays).length)
    return { regra, dia, plano, feriado: null }
  const everywhere = (day: string) => holidays.some((place) => place.dia === day && place.uf === null)
  if (!everywhere(plano.dia)) return { regra, dia, plano, feriado: regra.feriado_acao }
  const later = postponements(regra, plano.dia).find((day) => !everywhere(day.dia))
  return later ? { regra, dia, plano: later, feriado: null } : null
}

/** The rules of one day and shift, each once: a holiday may postpone one day's customers to the next day. */
function rulesOf(due: (Due & { clientes: number })[]): CalendarRule[] {
  const rules = new Map<number, CalendarRule>()
  for (const { regra, feriado, clientes } of due) {
    const { id, campanha, campanha_id: id_campanha, criterio } = regra
    const cached = rules.get(id)
    if (cached) cached.clientes += clientes
    else rules.set(id, { id, campanha, id_campanha, criterio, clientes, feriado })
  }
  return [...rules.values()]
}

/** The days ahead on which active rules send, with the customers that they have today. */
export async function communicationCalendar(
  db: Database,
  actor: Actor,
  { dias, campanha_id }: CommunicationCalendarInput,
  now = new Date(),
): Promise<CalendarDay[]> {
  const rules = await activeRules(db, actor, campanha_id)
  const today = clockOf(now).dia
  const days = Array.from({ length: dias }, (_, step) => daysLater(today, step))
  // Hours of silence and holidays postpone messages of an earlier day to a later one.
  const begin = daysLater(today, -LOOK_AHEAD - 1)
  const shiftDays = Array.from({ length: dias + LOOK_AHEAD + 1 }, (_, step) => daysLater(begin, step))
  const holidays = await holidayPlaces(db, begin, shiftDays.length + LOOK_AHEAD)
  const due = shiftDays.flatMap((dia) =>
    rules.flatMap((regra) => {
      if (shiftWindow(dia, regra.turno).from < regra.desde) return []
      const one = dueOn(regra, dia, holidays)
      return one && one.plano.envia_em > now ? [one] : []
    }),
  )
  const asked = due.map(({ regra, dia }) => ({ regra, wanted: wantedDays(regra, dia) }))
  const totals = await countCustomersOfEach(db, asked)
  const counted = due
    .map((one, index) => ({ ...one, clientes: totals[index] ?? 0 }))
    .filter(({ clientes }) => clientes > 0)
  return days.flatMap((data) =>
    shiftLetters.flatMap((turno) => {
      const regras = rulesOf(counted.filter(({ plano }) => plano.dia === data && plano.turno === turno))
      return regras.length ? [{ data, turno, regras }] : []
    }),
  )
}
