/** What the procedures of communication campaigns take and answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { recordId } from '../record.ts'
import { communicationCampaign } from './communication-campaigns.ts'
import { ruleRow } from './rule-answers.ts'

export const communicationCampaignSchemas = schemasOf(communicationCampaign)
const { row } = communicationCampaignSchemas

export type CommunicationCampaignFields = z.output<typeof communicationCampaignSchemas.fields>
export type UpdateCommunicationCampaignInput = z.output<typeof communicationCampaignSchemas.updateInput>
export type ListCommunicationCampaignsInput = z.output<typeof communicationCampaignSchemas.list.input>

export const campaignWithRulesAnswer = row.extend({ campanha_regras: z.array(ruleRow) })
export const campaignCreateAnswer = z.array(row.pick({ id: true, nome: true, ativo: true }))
export const campaignUpdateAnswer = z.strictObject({
  ativo: z.boolean(),
  id: recordId,
  updated_at: moment,
  avisos: z.array(z.string()),
})
