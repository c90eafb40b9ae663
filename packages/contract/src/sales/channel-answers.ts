/** What the procedures of channel answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { channelList } from './channels.ts'

export const channelRow = rowOf(channelList, {
  sistema: z.string().nullable(),
  id_usuario: recordId.nullable(),
  provedor: z.string().nullable(),
  provedores: z.record(z.string(), z.boolean()),
})

export const channelGetAnswer = channelRow.extend({ editavel: z.boolean(), exclusiva: z.boolean() })

export const channelOptionsAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))
