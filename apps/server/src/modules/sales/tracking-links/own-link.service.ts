/** A link that another module opens for a purpose: with a campaign for it alone. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { holdRecord } from '../../../platform/records.ts'
import { campaignFlags, writeFlags } from '../provider-flags.queries.ts'
import { insertCampaigns } from '../sales-campaigns/campaign.queries.ts'
import { insertChannels, ownChannelNamed } from '../sales-channels/channel.queries.ts'
import { newLinkCode } from './tracking-link.service.ts'
import { insertTrackingLinks } from './tracking-link.queries.ts'

interface OwnLink {
  id_empresa: number
  /** Name of the new campaign, 120 characters at most. */
  campanha: string
  /** Name of the provider's channel, which is made where there is none. */
  canal: string
}

/** Two links at once would both make the channel: the provider's row makes one wait. */
async function channelOf(db: Database, actor: Actor, { id_empresa, canal }: OwnLink): Promise<number> {
  await holdRecord(db, 'empresa', id_empresa)
  const existing = await ownChannelNamed(db, id_empresa, canal)
  if (existing) return existing.id
  const [made] = await insertChannels(db, actor, [{ nome: canal, id_empresa }])
  return made!.id
}

/** Opens a link with its own campaign. It leads to the public form: who fills it in is a lead of the link. */
export async function createLinkOf(db: Database, actor: Actor, own: OwnLink): Promise<{ id: number }> {
  const { id_empresa, campanha } = own
  const id_canal = await channelOf(db, actor, own)
  const [campaign] = await insertCampaigns(db, actor, [{ nome: campanha }])
  await writeFlags(db, campaignFlags, [{ id: campaign!.id, id_empresa, on: true }])
  const [link] = await insertTrackingLinks(db, [
    { id_empresa, id_campanha: campaign!.id, id_canal, codigo: newLinkCode(), id_usuario: actor.id },
  ])
  return link!
}
