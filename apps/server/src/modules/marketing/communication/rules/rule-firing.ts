/** When a rule sends next, and that it does at all. */
import {
  shiftWindow,
  wantedDays,
  type FiringRule,
  type QuietHours,
} from '@intranet/contract/marketing/firing'
import type { QuietAction, Shift } from '@intranet/contract/marketing/communication-words'
import { communicationRule } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../../../platform/errors.ts'
import { clockOf } from '../audience/forecast.service.ts'
import { stoppedAudience } from '../sending/queue-stop.queries.ts'
import { countsAsActive, hasOpenShift } from './shift.queries.ts'
import { nextFiringDay, planSending } from '../audience/sending-plan.ts'

type TimedRule = FiringRule & { turno: Shift }

function fires(rule: TimedRule, now = new Date()): boolean {
  const { dia, hora } = clockOf(now)
  return nextFiringDay(rule, dia, hora) !== null
}

const neverFires = () => refusals.invalid({ data_especifica: communicationRule.neverFires })

/** Refuses a rule of a specific date whose day or shift is over: it would never send. */
export function assertFires(rule: TimedRule, now = new Date()): void {
  if (!fires(rule, now)) throw neverFires()
}

/** Whether today's shift of a rule is open, and began while a pause stopped the rule: it is planned late. */
async function beganInPause(db: Database, id: number, rule: TimedRule, now: Date): Promise<boolean> {
  const { dia } = clockOf(now)
  const { from, until } = shiftWindow(dia, rule.turno)
  return wantedDays(rule, dia).length > 0 && now <= until && (await countsAsActive(db, id, from))
}

/** The same of a rule that is switched on: what a pause stopped continues while its shift, or a message of it, is open. */
export async function assertStarts(
  db: Database,
  id: number,
  rule: TimedRule,
  now = new Date(),
): Promise<void> {
  if (fires(rule, now) || (await beganInPause(db, id, rule, now)) || (await hasOpenShift(db, id))) return
  if ((await stoppedAudience(db, id)) === 0) throw neverFires()
}

interface ShownRule extends TimedRule, QuietHours {
  silencio_acao: QuietAction
  ativo: boolean
  campanha_ativa: boolean
  provedor_ativo: boolean
}

/** Rules with the moment of their next shift; null where none is ahead, or nothing is sent at all. */
export function withNextSending<Rule extends ShownRule>(rules: Rule[], now = new Date()) {
  const { dia, hora } = clockOf(now)
  return rules.map(({ provedor_ativo, ...rule }) => {
    const sends = rule.ativo && rule.campanha_ativa && provedor_ativo
    const day = sends ? nextFiringDay(rule, dia, hora) : null
    const plan = day === null ? null : planSending(rule, day, rule.turno)
    return { ...rule, proximo_envio: plan?.envia_em ?? null }
  })
}
