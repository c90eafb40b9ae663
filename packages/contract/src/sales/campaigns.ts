/** Sales campaigns. See docs/sales.md#campaigns-and-channels. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { requiredText } from '../validators.ts'
import { providerFlags } from './provider-flags.ts'

export const campaignFields = z.strictObject({
  nome: requiredText(120),
  /** Open to leads that come by the API. */
  api: z.boolean().optional(),
  ativo: z.boolean().optional(),
  provedores: providerFlags.optional(),
})
export type CampaignFields = z.output<typeof campaignFields>

export const createCampaignsInput = createOf(campaignFields)
export const updateCampaignInput = updateOf(campaignFields)
export type UpdateCampaignInput = z.output<typeof updateCampaignInput>

export const campaignList = listOf(
  'nome',
  {
    id: number(),
    nome: text('Nome'),
    provedor: text('Provedores'),
    api: boolean('API'),
    ativo: boolean('Status'),
    created_at: date('Criação'),
    updated_at: date(),
  },
  { provedores: providerFlags.optional() },
)
export type ListCampaignsInput = z.output<typeof campaignList.input>
