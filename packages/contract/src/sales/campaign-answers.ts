/** What the procedures of campaign answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { campaignList } from './campaigns.ts'

export const campaignRow = rowOf(campaignList, {
  id_usuario: recordId.nullable(),
  provedor: z.string().nullable(),
  provedores: z.record(z.string(), z.boolean()),
})

export const campaignGetAnswer = campaignRow.extend({ editavel: z.boolean(), exclusiva: z.boolean() })

export const campaignOptionsAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))
