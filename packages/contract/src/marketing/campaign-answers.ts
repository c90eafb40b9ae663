/** What the procedures of campaign answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { communicationCampaignList } from './communication-campaigns.ts'
import { ruleRow } from './rule-answers.ts'

export const campaignRow = rowOf(communicationCampaignList, {
  id_usuario: recordId.nullable(),
  id_empresa: recordId,
  ultima_execucao: moment.nullable(),
})

export const campaignWithRulesAnswer = campaignRow.extend({
  campanha_regras: z.array(ruleRow),
})

export const campaignCreateAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), ativo: z.boolean() }),
)

export const campaignUpdateAnswer = z.strictObject({ ativo: z.boolean(), id: recordId, updated_at: moment })
