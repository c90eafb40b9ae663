/** Communication campaigns. See docs/marketing.md#communication-campaigns. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { systemName } from '../sales/customers.ts'
import { requiredText } from '../validators.ts'

export const communicationCampaignFields = z.strictObject({
  sistema: systemName,
  nome: requiredText(120),
  ativo: z.boolean().optional(),
})
export type CommunicationCampaignFields = z.output<typeof communicationCampaignFields>

export const createCommunicationCampaignsInput = createOf(communicationCampaignFields)
export const updateCommunicationCampaignInput = updateOf(communicationCampaignFields)
export type UpdateCommunicationCampaignInput = z.output<typeof updateCommunicationCampaignInput>

export const communicationCampaignList = listOf('-created_at', {
  id: number(),
  nome: text('Nome'),
  sistema: text(),
  provedor: text('Provedor'),
  regras: number('Regras'),
  regras_ativas: number('Regras ativas'),
  ultima_execucao: date('Última execução'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListCommunicationCampaignsInput = z.output<typeof communicationCampaignList.input>
