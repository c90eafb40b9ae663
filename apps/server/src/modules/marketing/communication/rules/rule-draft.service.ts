/** A rule's columns from the input, and the rule as a shift would read it. */
import type { CommunicationRuleFields } from '@intranet/contract/marketing/communication-rules'
import { DEFAULT_EMAIL_TITLE } from '@intranet/contract/marketing/communication-words'
import { communicationRule } from '@intranet/contract/messages/communication'
import { form } from '@intranet/contract/messages'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { refusals } from '../../../../platform/errors.ts'
import { found } from '../../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../../platform/rich-text.ts'
import { campaignOfRule, findStoredRule, findTemplate, type RuleColumns } from './rule.queries.ts'
import type { StoredRule } from '../audience/stored-rule.ts'

type Campaign = { id: number; id_empresa: number }
type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/**
 * What is stored of a checked rule: its template found, its HTML sanitised, its title set
 * (docs/marketing.md#rule-channels).
 */
export async function columnsOf(
  db: Database,
  campaign: Campaign,
  rule: CommunicationRuleFields,
): Promise<{ columns: RuleColumns; template: Template | null }> {
  const mensagem_email = rule.mensagem_email ? cleanRichText(rule.mensagem_email) : null
  if (rule.email && !plainText(mensagem_email ?? ''))
    throw refusals.invalid({ mensagem_email: form.requiredAll })
  const key = rule.template_whatsapp ?? null
  const template = key === null ? null : await findTemplate(db, campaign.id_empresa, key)
  if (template === undefined) throw refusals.invalid({ template_whatsapp: communicationRule.template })
  const columns = {
    ...rule,
    mensagem_email,
    titulo_email: rule.email ? DEFAULT_EMAIL_TITLE : null,
    template_whatsapp: template?.id ?? null,
  }
  return { columns, template }
}

/** A rule as a shift would read it; it may be unsaved. */
export async function draftRule(
  db: Database,
  actor: Actor,
  rule: CommunicationRuleFields,
): Promise<StoredRule> {
  const campaign = found(await campaignOfRule(db, actor, rule.campanha_id))
  const { columns, template } = await columnsOf(db, campaign, rule)
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
    segurar_incidente: true,
    mensagem_sms: null,
    silencio_inicio: null,
    silencio_fim: null,
    ...columns,
    titulo_email: columns.titulo_email ?? null,
    mensagem_email: columns.mensagem_email ?? null,
    template_whatsapp: columns.template_whatsapp ?? null,
    template,
  } as StoredRule
}

export const storedRule = async (db: Database, id: number): Promise<StoredRule> =>
  found(await findStoredRule(db, id))
