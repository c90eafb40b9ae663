/** What the procedures of sales channels take and answer. */
import * as z from 'zod'
import { equal } from '../documented-condition.ts'
import { schemasOf } from '../entity/schemas.ts'
import { createOf, updateOf } from '../record.ts'
import { channelEntity } from './channels.ts'
import { providerFlags, providerKey } from './provider-flags.ts'

const provedores = providerFlags.optional()
const declared = schemasOf(
  channelEntity,
  {},
  {
    provedores,
    /** A provider's key or name: its own channels and those flagged for it. */
    sistema: equal(z.string().max(120)).optional(),
  },
)
const fields = declared.fields.extend({
  /** Key of the provider that the channel belongs to, beside its flags. */
  sistema: providerKey.nullish(),
  provedores,
})
export const channelSchemas = {
  list: declared.list,
  options: declared.options,
  fields,
  createInput: createOf(fields),
  updateInput: updateOf(fields),
  row: declared.row.extend({
    sistema: z.string().nullable(),
    provedores: z.record(z.string(), z.boolean()),
  }),
}

export type ChannelFields = z.output<typeof channelSchemas.fields>
export type UpdateChannelInput = z.output<typeof channelSchemas.updateInput>
export type ListChannelsInput = z.output<typeof channelSchemas.list.input>

export const channelGetAnswer = channelSchemas.row.extend({ editavel: z.boolean(), exclusiva: z.boolean() })
