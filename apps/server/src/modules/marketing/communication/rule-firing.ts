/** When a rule sends next, and that it does at all. */
import type { QuietHours, FiringRule } from '@intranet/contract/marketing/firing'
import type { QuietAction, Shift } from '@intranet/contract/marketing/communication-words'
import { communicationRule } from '@intranet/contract/messages/communication'
import { refusals } from '../../../platform/errors.ts'
import { clockOf } from './forecast.service.ts'
import { nextFiringDay, planSending } from './sending-plan.ts'

type TimedRule = FiringRule & { turno: Shift }

/** Refuses a rule of a specific date whose day or shift is over: it would never send. */
export function assertFires(rule: TimedRule, now = new Date()): void {
  const { dia, hora } = clockOf(now)
  if (nextFiringDay(rule, dia, hora) === null)
    throw refusals.invalid({ data_especifica: communicationRule.neverFires })
}

interface ShownRule extends TimedRule, QuietHours {
  silencio_acao: QuietAction
  ativo: boolean
  campanha_ativa: boolean
}

/** Rules with the moment of their next shift; null where none is ahead, or nothing is sent at all. */
export function withNextSending<Rule extends ShownRule>(rules: Rule[], now = new Date()) {
  const { dia, hora } = clockOf(now)
  return rules.map((rule) => {
    const day = rule.ativo && rule.campanha_ativa ? nextFiringDay(rule, dia, hora) : null
    const plan = day === null ? null : planSending(rule, day, rule.turno)
    return { ...rule, proximo_envio: plan?.envia_em ?? null }
  })
}
