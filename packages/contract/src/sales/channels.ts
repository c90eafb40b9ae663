/** Sales channels. See docs/sales.md#campaigns-and-channels. */
import * as z from 'zod'
import { equal } from '../documented-condition.ts'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { requiredText } from '../validators.ts'
import { providerFlags, providerKey } from './provider-flags.ts'

export const channelFields = z.strictObject({
  nome: requiredText(120),
  /** Offered to customers too. */
  public: z.boolean().optional(),
  ativo: z.boolean().optional(),
  /** Key of the provider that the channel belongs to, beside its flags. */
  sistema: providerKey.nullish(),
  provedores: providerFlags.optional(),
})
export type ChannelFields = z.output<typeof channelFields>

export const createChannelsInput = createOf(channelFields)
export const updateChannelInput = updateOf(channelFields)
export type UpdateChannelInput = z.output<typeof updateChannelInput>

export const channelList = listOf(
  'nome',
  {
    id: number(),
    nome: text('Nome'),
    provedor: text('Provedores'),
    public: boolean('Público'),
    ativo: boolean('Status'),
    created_at: date('Criação'),
    updated_at: date(),
  },
  {
    provedores: providerFlags.optional(),
    /** A provider's key or name: its own channels and those flagged for it. */
    sistema: equal(z.string().max(120)).optional(),
  },
)
export type ListChannelsInput = z.output<typeof channelList.input>
