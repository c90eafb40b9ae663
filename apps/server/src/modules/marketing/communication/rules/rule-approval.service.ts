/** Large audiences: a second manager agrees to the number that the first one typed. */
import { isSuperadmin } from '@intranet/contract/access'
import type { ApproveRuleInput } from '@intranet/contract/marketing/communication-rules'
import { communicationRule } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { AppError, refusals } from '../../../../platform/errors.ts'
import type { Parameters } from '../../../../platform/parameters.ts'
import { notify, notifyOthers } from '../../../../platform/notify.ts'
import { found, holdRecord } from '../../../../platform/records.ts'
import { forecast, nextAudience } from '../audience/forecast.service.ts'
import { cancelQueued, stoppedAudience } from '../sending/queue-stop.queries.ts'
import { followSwitch } from '../sending/queue-stop.service.ts'
import { storedRule } from './rule-draft.service.ts'
import { assertStarts } from './rule-firing.ts'
import { notifyRequester, toManagers } from './rule-notice.service.ts'
import { fingerprintOf, getRule, noApproval, stopUnagreed, updateRule } from './rule.queries.ts'
import type { StoredRule } from '../audience/stored-rule.ts'

/** How many customers a rule that is switched on writes to: of its next shift, or of a stopped one that goes on. */
async function audienceOf(db: Database, rule: StoredRule) {
  const [next, stopped] = [await nextAudience(db, rule), await stoppedAudience(db, rule.id)]
  return { next, total: Math.max(next, stopped) }
}

/** Customers that the rule writes to when they need a second manager; null when they do not. */
export async function largeAudience(
  db: Database,
  parameters: Parameters,
  rule: StoredRule,
): Promise<number | null> {
  const { total } = await audienceOf(db, rule)
  return total > (await parameters.read('comunicacao_aprovacao_publico')) ? total : null
}

export const approvalNeeded = (total: number) =>
  new AppError('conflict', communicationRule.approvalNeeded(total), {
    nome: 'AprovacaoNecessaria',
    campos: { publico: String(total) },
  })

/**
 * Asks for a second manager: the typed number must be the one that was shown. Stores what the next shift costs (reais) and
 * the fingerprint of the rule (docs/marketing.md#approved-content), and notifies the other managers.
 */
export async function requestApproval(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  { id, publico }: { id: number; publico: number },
) {
  await holdRecord(db, 'campanha_regras', id)
  const before = found(await getRule(db, actor, id))
  const rule = await storedRule(db, id)
  const { next, total } = await audienceOf(db, rule)
  if (publico !== total) throw refusals.invalid({ publico: communicationRule.wrongNumber })
  // The cost is that of the next shift: of a stopped one it is not counted again.
  const custo = total > next ? null : (await forecast(db, parameters, rule, undefined)).custo
  await updateRule(db, {
    ...noApproval,
    id,
    aprovacao_publico: publico,
    aprovacao_custo: custo,
    aprovacao_impressao: await fingerprintOf(db, id),
    id_solicitante: actor.id,
    solicitada_em: new Date(),
  })
  // A second click asks nobody twice.
  if (before.aprovacao !== 'pendente' || before.id_solicitante !== actor.id)
    await notifyOthers(
      db,
      actor,
      await toManagers(db, rule, communicationRule.approvalAsked(rule.campanha, total)),
    )
  return { id, aprovacao: 'pendente' as const }
}

/** How much an audience may have grown between the request and the approval. */
const GROWTH = 1.1

/** Agrees to a large audience, which switches the rule on. Nobody agrees to their own request, superadmins included. */
export async function approveRule(db: Database, actor: Actor, { id, impressao }: ApproveRuleInput) {
  await holdRecord(db, 'campanha_regras', id)
  const rule = found(await getRule(db, actor, id))
  const changed = rule.solicitada_em !== null && rule.aprovacao === 'dispensada'
  if (changed || (impressao ?? rule.aprovacao_impressao) !== rule.aprovacao_impressao)
    throw new AppError('conflict', communicationRule.approvalChanged)
  if (rule.aprovacao !== 'pendente') throw new AppError('conflict', communicationRule.approvalMissing)
  if (rule.id_solicitante === actor.id) throw new AppError('forbidden', communicationRule.approvalSelf)
  const stored = await storedRule(db, id)
  await assertStarts(db, id, stored)
  const { total } = await audienceOf(db, stored)
  const grown = total > (rule.aprovacao_publico ?? 0) * GROWTH
  if (grown && !isSuperadmin(actor)) throw new AppError('conflict', communicationRule.approvalGrown)
  await updateRule(db, {
    id,
    ...(grown && { aprovacao_publico: total }),
    id_aprovador: actor.id,
    aprovada_em: new Date(),
    ativo: true,
  })
  const avisos = await followSwitch(db, { regras: [id] }, true)
  await notifyRequester(db, actor, rule, communicationRule.approved(rule.campanha))
  return { id, aprovacao: 'aprovada' as const, ativo: true, avisos }
}

/** Takes a request back, or refuses it. */
export async function refuseApproval(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'campanha_regras', id)
  const rule = found(await getRule(db, actor, id))
  if (rule.solicitada_em === null || rule.aprovada_em !== null)
    throw new AppError('conflict', communicationRule.approvalMissing)
  await updateRule(db, { ...noApproval, id })
  await notifyRequester(db, actor, rule, communicationRule.approvalRefused(rule.campanha))
  return { id, aprovacao: 'dispensada' as const }
}

/**
 * A shift with more customers than anybody agreed to waits: its rule is off until a second manager agrees
 * (docs/marketing.md#large-audiences).
 */
export async function stopLargeShift(db: Database, rule: StoredRule, publico: number): Promise<void> {
  // Somebody may be switching it on: what they write is seen then.
  await holdRecord(db, 'campanha_regras', rule.id)
  if (!(await stopUnagreed(db, rule.id, publico, GROWTH))) return
  await cancelQueued(db, { regras: [rule.id] })
  const msg = communicationRule.shiftStopped(rule.campanha, publico)
  await notify(db, { remetente: null, ...(await toManagers(db, rule, msg)) })
}
