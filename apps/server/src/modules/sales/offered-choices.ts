/** Campaign and channel must be ones that the forms offer for the provider (docs/sales.md#new-lead). */
import { lead as text } from '@intranet/contract/messages/leads'
import { refusal } from '@intranet/contract/messages/refusals'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../platform/actor.ts'
import { refusals, type FieldErrors } from '../../platform/errors.ts'
import { assertProvider } from '../../platform/scope.ts'
import { campaignOptions, takesLeadsOfPrograms } from './sales-campaigns/campaign.queries.ts'
import { channelOptions } from './sales-channels/channel.queries.ts'

export interface OfferedChoices {
  id_empresa: number
  id_campanha?: number | null
  id_canal?: number | null
}

/**
 * The fields whose value is not offered; empty ones are fine, and the values of `saved` may stay. Throws 403 for
 * another provider.
 */
export async function wrongCampaignOrChannel(
  db: Database,
  actor: Actor,
  { id_empresa, id_campanha, id_canal }: OfferedChoices,
  saved: Partial<OfferedChoices> = {},
): Promise<FieldErrors> {
  assertProvider(actor, id_empresa)
  const same = saved.id_empresa === id_empresa
  const kept = (id: number | null | undefined) => (same && id ? id : undefined)
  const errors: FieldErrors = {}
  if (id_campanha) {
    const campaigns = await campaignOptions(db, actor, { id_empresa, incluir: kept(saved.id_campanha) })
    if (!campaigns.some(({ id }) => id === id_campanha)) errors.id_campanha = refusal.noOption
  }
  if (id_canal) {
    const channels = await channelOptions(db, actor, { id_empresa, incluir: kept(saved.id_canal) })
    if (!channels.some(({ id }) => id === id_canal)) errors.id_canal = refusal.noOption
  }
  return errors
}

/** Refuses a campaign of which programs make no leads (docs/sales.md#leads-of-other-systems). */
export async function assertTakesLeads(
  db: Database,
  actor: Actor,
  id_campanha: number | null | undefined,
): Promise<void> {
  if (actor.chave && id_campanha && !(await takesLeadsOfPrograms(db, id_campanha)))
    throw refusals.field('id_campanha', text.closedToPrograms)
}
