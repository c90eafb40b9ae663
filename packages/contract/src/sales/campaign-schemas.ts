/** What the procedures of sales campaigns take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { createOf, updateOf } from '../record.ts'
import { campaignEntity } from './campaigns.ts'
import { providerFlags } from './provider-flags.ts'

const provedores = providerFlags.optional()
const declared = schemasOf(campaignEntity, {}, { provedores })
const fields = declared.fields.extend({ provedores })
export const campaignSchemas = {
  list: declared.list,
  options: declared.options,
  fields,
  createInput: createOf(fields),
  updateInput: updateOf(fields),
  row: declared.row.extend({ provedores: z.record(z.string(), z.boolean()) }),
}

export type CampaignFields = z.output<typeof campaignSchemas.fields>
export type UpdateCampaignInput = z.output<typeof campaignSchemas.updateInput>
export type ListCampaignsInput = z.output<typeof campaignSchemas.list.input>

export const campaignGetAnswer = campaignSchemas.row.extend({ editavel: z.boolean(), exclusiva: z.boolean() })
