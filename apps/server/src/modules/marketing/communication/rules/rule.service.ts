import {
  communicationRuleFields,
  ruleShape,
  type CommunicationRuleFields,
  type UpdateCommunicationRuleInput,
} from '@intranet/contract/marketing/communication-rules'
import { hasOptOut } from '@intranet/contract/marketing/opt-out-words'
import { communicationRule } from '@intranet/contract/messages/communication'
import { can } from '@intranet/contract/access'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { refusals } from '../../../../platform/errors.ts'
import { assertMaySwitch } from '../../../../platform/switching.ts'
import { notifyOthers } from '../../../../platform/notify.ts'
import type { Parameters } from '../../../../platform/parameters.ts'
import {
  assertAllFound,
  assertChanges,
  found,
  holdRecord,
  holdRecords,
} from '../../../../platform/records.ts'
import {
  campaignOfRule,
  getRule,
  insertRules,
  removeRule,
  type RuleColumns,
  type RuleRow,
  fingerprintOf,
  noApproval,
  rulesAmong,
  updateRule,
} from './rule.queries.ts'
import { cancelQueued } from '../sending/queue-stop.queries.ts'
import { followSwitch, warnOfRest } from '../sending/queue-stop.service.ts'
import { approvalNeeded, largeAudience } from './rule-approval.service.ts'
import { columnsOf, draftRule, storedRule } from './rule-draft.service.ts'
import { notifyRequester, toManagers } from './rule-notice.service.ts'
import { assertFires, assertStarts } from './rule-firing.ts'

/** Refuses a marketing template without a way out; `chosen` is the one that a saved rule sends already. */
function assertWayOut(
  { columns, template }: Awaited<ReturnType<typeof columnsOf>>,
  chosen: number | null = null,
): void {
  if (columns.whatsapp && template && template.id !== chosen && !hasOptOut(template))
    throw refusals.invalid({ template_whatsapp: communicationRule.templateWayOut })
}

/**
 * Stores rules, all or none. A rule with an audience too large for one person's decision is stored inactive, and so is
 * each rule of an author who is not a manager: only managers activate.
 */
export async function createRules(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  objects: CommunicationRuleFields[],
) {
  const manages = can(actor, 'regua_comunicacao', 'manage')
  const rows: RuleColumns[] = []
  for (const rule of objects) {
    assertFires(rule)
    const campaign = found(await campaignOfRule(db, actor, rule.campanha_id))
    const written = await columnsOf(db, campaign, rule)
    assertWayOut(written)
    const ativo = manages && rule.ativo !== false
    const large = ativo && (await largeAudience(db, parameters, await draftRule(db, actor, rule))) !== null
    rows.push({ ...written.columns, ativo: ativo && !large })
  }
  const created = await insertRules(db, actor, rows)
  return created.map((row, index) => ({
    ...row,
    aprovacao:
      manages && !row.ativo && objects[index]!.ativo !== false
        ? ('necessaria' as const)
        : ('dispensada' as const),
  }))
}

const shapeKeys = Object.keys(ruleShape.shape) as (keyof typeof ruleShape.shape)[]

/** Whether a change reaches other customers. */
const reaches = (now: RuleRow, next: RuleColumns) =>
  (['campanha_id', 'criterio', 'envio', 'tempo', 'data_especifica'] as const).some(
    (key) => now[key] !== next[key],
  )

/** Whether a change moves the day or the shift on which a rule sends. */
const moves = (now: RuleRow, next: RuleColumns) =>
  (['criterio', 'envio', 'tempo', 'data_especifica', 'turno'] as const).some((key) => now[key] !== next[key])

async function assertAgreed(
  db: Database,
  parameters: Parameters,
  id: number,
  agreed: boolean,
): Promise<void> {
  if (agreed) return
  const total = await largeAudience(db, parameters, await storedRule(db, id))
  if (total !== null) throw approvalNeeded(total)
}

async function writeRule(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  { id, updated_at, ...change }: UpdateCommunicationRuleInput,
) {
  assertChanges(change)
  await holdRecord(db, 'campanha_regras', id)
  const now = found(await getRule(db, actor, id))
  const manages = can(actor, 'regua_comunicacao', 'manage')
  if (!manages && now.id_usuario !== actor.id) throw refusals.forbidden()
  assertMaySwitch(actor, 'regua_comunicacao', now, { ativo: change.ativo, updated_at })
  const saved = Object.fromEntries(shapeKeys.map((key) => [key, now[key]]))
  const whole = communicationRuleFields.parse({ ...saved, titulo_email: null, ...change })
  const campaign = found(await campaignOfRule(db, actor, whole.campanha_id))
  const written = await columnsOf(db, campaign, whole)
  assertWayOut(written, now.whatsapp ? now.template_whatsapp : null)
  const { columns } = written
  // What is sent is a manager's decision: one's own rule that is changed waits for it again.
  const active = manages && (columns.ativo ?? now.ativo)
  if (moves(now, columns)) assertFires(columns)
  else if (active && !now.ativo) await assertStarts(db, id, columns)
  const result = await updateRule(db, { ...columns, ativo: active, id, updated_at })
  const impressao = now.aprovacao_impressao
  const changed = impressao !== null && impressao !== (await fingerprintOf(db, id))
  if (changed) await updateRule(db, { ...noApproval, id })
  if (changed && now.aprovada_em === null)
    await notifyRequester(db, actor, now, communicationRule.requestOutdated(now.campanha))
  if (active && (changed || reaches(now, columns) || !now.ativo))
    await assertAgreed(db, parameters, id, now.aprovacao === 'aprovada' && !changed)
  if (!manages && now.ativo)
    await notifyOthers(
      db,
      actor,
      await toManagers(db, now, communicationRule.changedByRequester(now.campanha)),
    )
  return { ...result, ativo: active, switched: now.ativo !== active }
}

/** Changes a rule; the whole rule is checked like a new one (docs/marketing.md#rule-edits). */
export async function changeRule(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  input: UpdateCommunicationRuleInput,
) {
  const { switched, ...saved } = await writeRule(db, actor, parameters, input)
  const avisos = switched
    ? await followSwitch(db, { regras: [input.id] }, saved.ativo)
    : await warnOfRest(db, input.id)
  const waits = switched && !can(actor, 'regua_comunicacao', 'manage')
  return { ...saved, avisos: waits ? [communicationRule.waitsForManager] : avisos }
}

export async function setRulesActive(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  { ids, ativo }: SetActiveInput,
) {
  assertAllFound(ids, await rulesAmong(db, actor, ids))
  await holdRecords(db, 'campanha_regras', ids)
  const switched: number[] = []
  for (const id of ids)
    if ((await writeRule(db, actor, parameters, { id, ativo })).switched) switched.push(id)
  const avisos = switched.length ? await followSwitch(db, { regras: switched }, ativo) : []
  return { alterados: ids.length, avisos }
}

/** Deletes a rule; its sent messages stay in the log. */
export async function deleteRule(db: Database, actor: Actor, id: number): Promise<void> {
  found(await getRule(db, actor, id))
  await cancelQueued(db, { regras: [id] }, 'excluida')
  await removeRule(db, id)
}
