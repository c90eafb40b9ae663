/** Large audiences: a second manager agrees to the number that the first one typed. */
import { isSuperadmin } from '@intranet/contract/access'
import { communicationRule } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { AppError, refusals } from '../../../../platform/errors.ts'
import type { Parameters } from '../../../../platform/parameters.ts'
import { found, holdRecord } from '../../../../platform/records.ts'
import { nextAudience } from '../audience/forecast.service.ts'
import { resumeQueued } from '../sending/queue-stop.queries.ts'
import { storedRule } from './rule-draft.service.ts'
import { assertStarts } from './rule-firing.ts'
import { getRule, noApproval, updateRule } from './rule.queries.ts'
import type { StoredRule } from '../audience/stored-rule.ts'

/** Customers of the rule's next shift when they need a second manager; null when they do not. */
export async function largeAudience(
  db: Database,
  parameters: Parameters,
  rule: StoredRule,
): Promise<number | null> {
  const total = await nextAudience(db, rule)
  return total > (await parameters.read('comunicacao_aprovacao_publico')) ? total : null
}

export const approvalNeeded = (total: number) =>
  new AppError('conflict', communicationRule.approvalNeeded(total), {
    nome: 'AprovacaoNecessaria',
    campos: { publico: String(total) },
  })

/** Asks for a second manager: the typed number must be the one that was shown. */
export async function requestApproval(
  db: Database,
  actor: Actor,
  { id, publico }: { id: number; publico: number },
) {
  await holdRecord(db, 'campanha_regras', id)
  found(await getRule(db, actor, id))
  const total = await nextAudience(db, await storedRule(db, id))
  if (publico !== total) throw refusals.invalid({ publico: communicationRule.wrongNumber })
  await updateRule(db, {
    ...noApproval,
    id,
    aprovacao_publico: publico,
    id_solicitante: actor.id,
    solicitada_em: new Date(),
  })
  return { id, aprovacao: 'pendente' as const }
}

/** How much an audience may have grown between the request and the approval. */
const GROWTH = 1.1

/** Agrees to a large audience, which switches the rule on. Nobody agrees to their own request, superadmins included. */
export async function approveRule(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'campanha_regras', id)
  const rule = found(await getRule(db, actor, id))
  if (rule.aprovacao !== 'pendente') throw new AppError('conflict', communicationRule.approvalMissing)
  if (rule.id_solicitante === actor.id) throw new AppError('forbidden', communicationRule.approvalSelf)
  const stored = await storedRule(db, id)
  await assertStarts(db, id, stored)
  const total = await nextAudience(db, stored)
  if (total > (rule.aprovacao_publico ?? 0) * GROWTH && !isSuperadmin(actor))
    throw new AppError('conflict', communicationRule.approvalGrown)
  await updateRule(db, { id, id_aprovador: actor.id, aprovada_em: new Date(), ativo: true })
  await resumeQueued(db, { regras: [id] })
  return { id, aprovacao: 'aprovada' as const, ativo: true }
}

/** Takes a request back, or refuses it. */
export async function refuseApproval(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'campanha_regras', id)
  const rule = found(await getRule(db, actor, id))
  if (rule.aprovacao !== 'pendente') throw new AppError('conflict', communicationRule.approvalMissing)
  await updateRule(db, { ...noApproval, id })
  return { id, aprovacao: 'dispensada' as const }
}
