/** Rules as people read them: with the moment of their next shift. */
import type { ListCommunicationRulesInput } from '@intranet/contract/marketing/communication-rules'
import { smsLength } from '@intranet/contract/marketing/message-text'
import { withWayOut } from '@intranet/contract/marketing/opt-out-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { found } from '../../../../platform/records.ts'
import { withNextSending } from './rule-firing.ts'
import { campaignRules, getRule, listRules, smsTexts } from './rule.queries.ts'

export async function pageOfRules(db: Database, actor: Actor, request: ListCommunicationRulesInput) {
  const page = await listRules(db, actor, request)
  return { ...page, dados: withNextSending(page.dados) }
}

export const readRule = async (db: Database, actor: Actor, id: number) =>
  withNextSending([found(await getRule(db, actor, id))])[0]!

export const rulesOfCampaign = async (db: Database, actor: Actor, campanha_id: number) =>
  withNextSending(await campaignRules(db, actor, campanha_id))

/** Rules whose SMS take more than one segment with their way out: it was not counted when they were written. */
export async function longSmsRules(db: Database, actor: Actor) {
  const rules = await smsTexts(db, actor)
  return rules.flatMap(({ mensagem_sms, ...rule }) => {
    const { segments } = smsLength(withWayOut(mensagem_sms ?? ''))
    return segments > 1 ? [{ ...rule, segmentos: segments }] : []
  })
}
