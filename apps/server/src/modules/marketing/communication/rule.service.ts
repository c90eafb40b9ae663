import {
  communicationRuleFields,
  ruleShape,
  type CommunicationRuleFields,
  type UpdateCommunicationRuleInput,
} from '@intranet/contract/marketing/communication-rules'
import { DEFAULT_EMAIL_TITLE } from '@intranet/contract/marketing/communication-words'
import { communicationRule } from '@intranet/contract/messages/communication'
import { form } from '@intranet/contract/messages'
import { isSuperadmin, can } from '@intranet/contract/access'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { assertAllFound, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../platform/rich-text.ts'
import { getCampaign } from './campaign.queries.ts'
import { nextAudience } from './forecast.service.ts'
import { cancelQueued, resumeQueued } from './queue-stop.queries.ts'
import {
  findTemplate,
  getRule,
  insertRules,
  noApproval,
  removeRule,
  updateRule,
  type RuleColumns,
  type RuleRow,
  rulesAmong,
} from './rule.queries.ts'
import { storedRules, type StoredRule } from './stored-rule.ts'

type Campaign = { id: number; id_empresa: number }

/** What is stored of a checked rule: its template found, its HTML sanitised, its title set (docs/marketing.md#rule-channels). */
async function columnsOf(
  db: Database,
  campaign: Campaign,
  rule: CommunicationRuleFields,
): Promise<RuleColumns> {
  const mensagem_email = rule.mensagem_email ? cleanRichText(rule.mensagem_email) : null
  if (rule.email && !plainText(mensagem_email ?? ''))
    throw refusals.invalid({ mensagem_email: form.requiredAll })
  const key = rule.template_whatsapp ?? null
  const template = key === null ? null : await findTemplate(db, campaign.id_empresa, key)
  if (template === undefined) throw refusals.invalid({ template_whatsapp: communicationRule.template })
  return {
    ...rule,
    mensagem_email,
    titulo_email: rule.email ? (rule.titulo_email ?? DEFAULT_EMAIL_TITLE) : null,
    template_whatsapp: template?.id ?? null,
  }
}

/** A rule that need not be saved yet, as a shift would take it. */
export async function draftRule(
  db: Database,
  actor: Actor,
  rule: CommunicationRuleFields,
): Promise<StoredRule> {
  const campaign = found(await getCampaign(db, actor, rule.campanha_id))
  const columns = await columnsOf(db, campaign, rule)
  const template = columns.template_whatsapp
    ? await db
        .selectFrom('template_whatsapp')
        .select(['nome', 'idioma', 'corpo', 'status'])
        .where('id', '=', columns.template_whatsapp)
        .executeTakeFirst()
    : undefined
  return {
    id: 0,
    campanha: campaign.nome,
    id_empresa: campaign.id_empresa,
    provedor: campaign.provedor,
    sms: false,
    email: false,
    whatsapp: false,
    silencio_acao: 'proximo_turno',
    feriado_acao: 'enviar',
    mensagem_sms: null,
    silencio_inicio: null,
    silencio_fim: null,
    ...columns,
    titulo_email: columns.titulo_email ?? null,
    mensagem_email: columns.mensagem_email ?? null,
    template_whatsapp: columns.template_whatsapp ?? null,
    template: template ?? null,
  } as StoredRule
}

export const storedRule = async (db: Database, id: number): Promise<StoredRule> =>
  found(await storedRules(db).where('r.id', '=', id).executeTakeFirst())

/** Customers of the rule's next shift when they need a second manager; null when they do not. */
export async function largeAudience(
  db: Database,
  parameters: Parameters,
  rule: StoredRule,
): Promise<number | null> {
  const total = await nextAudience(db, rule)
  return total > (await parameters.read('comunicacao_aprovacao_publico')) ? total : null
}

const approvalNeeded = (total: number) =>
  new AppError('conflict', communicationRule.approvalNeeded(total), {
    nome: 'AprovacaoNecessaria',
    campos: { publico: String(total) },
  })

/**
 * Stores rules, all or none. One whose audience is too large for one person is stored inactive, and so is each of who
 * does not manage: switching on is a manager's.
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
    const campaign = found(await getCampaign(db, actor, rule.campanha_id))
    const ativo = manages && rule.ativo !== false
    const large = ativo && (await largeAudience(db, parameters, await draftRule(db, actor, rule))) !== null
    rows.push({ ...(await columnsOf(db, campaign, rule)), ativo: ativo && !large })
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

/** Whether a change reaches other customers than those that were agreed to. */
const reaches = (now: RuleRow, next: RuleColumns) =>
  (['campanha_id', 'criterio', 'envio', 'tempo', 'data_especifica'] as const).some(
    (key) => now[key] !== next[key],
  )

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

/** Changes a rule; the whole rule is checked like a new one (docs/marketing.md#rule-edits). */
export async function changeRule(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  { id, updated_at, ...change }: UpdateCommunicationRuleInput,
) {
  if (!Object.keys(change).length) throw refusals.invalid({ corpo: 'Nenhum campo para alterar.' })
  await holdRecord(db, 'campanha_regras', id)
  const now = found(await getRule(db, actor, id))
  const manages = can(actor, 'regua_comunicacao', 'manage')
  if (!manages && now.id_usuario !== actor.id) throw refusals.forbidden()
  if (!manages && change.ativo !== undefined && change.ativo !== now.ativo) throw refusals.forbidden()
  assertNewest({ updated_at }, now)
  const saved = Object.fromEntries(shapeKeys.map((key) => [key, now[key]]))
  const whole = communicationRuleFields.parse({ ...saved, ...change })
  const campaign = found(await getCampaign(db, actor, whole.campanha_id))
  const columns = await columnsOf(db, campaign, whole)
  const other = reaches(now, columns)
  const result = await updateRule(db, { ...columns, ...(other && noApproval), id, updated_at })
  const active = columns.ativo ?? now.ativo
  if (active && (other || !now.ativo))
    await assertAgreed(db, parameters, id, now.aprovacao === 'aprovada' && !other)
  if (now.ativo && !active) await cancelQueued(db, { regras: [id] })
  if (!now.ativo && active) await resumeQueued(db, { regras: [id] })
  return { ...result, ativo: active }
}

/** Switches rules: off cancels what waits, on queues again what is still in its window. */
export async function setRulesActive(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  { ids, ativo }: SetActiveInput,
) {
  assertAllFound(ids, await rulesAmong(db, actor, ids))
  for (const id of ids) await changeRule(db, actor, parameters, { id, ativo })
  return { alterados: ids.length }
}

/** Deletes a rule; what it sent stays in the log. */
export async function deleteRule(db: Database, actor: Actor, id: number): Promise<void> {
  found(await getRule(db, actor, id))
  await cancelQueued(db, { regras: [id] }, 'excluida')
  await removeRule(db, id)
}

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
  const total = await nextAudience(db, await storedRule(db, id))
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
