import { salesCampaign } from '@intranet/contract/messages/marketing'
import type { SetActiveInput } from '@intranet/contract/record'
import type {
  CampaignFields,
  ListCampaignsInput,
  UpdateCampaignInput,
} from '@intranet/contract/sales/campaign-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertMaySwitch } from '../../../platform/switching.ts'
import { refusals } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { campaignFlags, writeFlags } from '../provider-flags.queries.ts'
import {
  alters,
  assertFlagged,
  assertProviderKeys,
  chosenFlags,
  reached,
  removing,
  sharedWithOthers,
  type ChosenFlag,
} from '../provider-flags.service.ts'
import {
  getCampaign,
  insertCampaigns,
  listCampaigns,
  removeCampaign,
  switchCampaigns,
  updateCampaign,
} from './campaign.queries.ts'

/** A page of campaigns; a filter by a provider that does not exist is refused. */
export async function findCampaigns(db: Database, actor: Actor, input: ListCampaignsInput) {
  await assertProviderKeys(db, Object.keys(input.provedores ?? {}))
  return listCampaigns(db, actor, input)
}

/** Creates campaigns and sets the flags of their providers. One without a provider belongs to the whole group. */
export async function createCampaigns(db: Database, actor: Actor, objects: CampaignFields[]) {
  const flags: ChosenFlag[][] = []
  for (const { provedores } of objects) {
    const chosen = await chosenFlags(db, actor, provedores)
    assertFlagged(
      actor,
      chosen.some(({ on }) => on),
    )
    flags.push(chosen)
  }
  const created = await insertCampaigns(
    db,
    actor,
    objects.map(({ provedores: _, ...row }) => row),
  )
  await writeFlags(
    db,
    campaignFlags,
    created.flatMap(({ id }, index) => flags[index]!.map((flag) => ({ id, ...flag }))),
  )
  return created
}

/**
 * Changes a campaign. The actor may always set the flags of their own providers; the other fields if a flag of their
 * providers is set.
 */
export async function changeCampaign(
  db: Database,
  actor: Actor,
  { id, updated_at, provedores, ...change }: UpdateCampaignInput,
) {
  if (!Object.keys(change).length && !provedores) throw refusals.nothingChanged()
  await holdRecord(db, 'vendas_campanha', id)
  const campaign = found(await getCampaign(db, actor, id))
  if (!campaign.editavel) throw refusals.forbidden()
  assertMaySwitch(actor, 'vendas', campaign, { ativo: change.ativo, updated_at })
  const changes = alters(change, campaign)
  if (changes && !campaign.exclusiva) throw sharedWithOthers()
  const flags = await chosenFlags(db, actor, provedores)
  // Its unchanged name, so that a change of flags only is a new version too.
  const saved = await updateCampaign(db, { nome: campaign.nome, ...change, id, updated_at })
  await writeFlags(
    db,
    campaignFlags,
    flags.map((flag) => ({ id, ...flag })),
  )
  // Without a flag of theirs it has left the actor's sight, and belongs to the others.
  const now = await getCampaign(db, actor, id)
  if (now) assertFlagged(actor, Object.values(now.provedores).includes(true))
  return saved
}

/** Switches campaigns that are of the actor's providers alone. */
export async function setCampaignsActive(db: Database, actor: Actor, input: SetActiveInput) {
  return reached(switchCampaigns(db, actor, input), input.ids, (id) => getCampaign(db, actor, id))
}

/** Deletes a campaign that nothing uses; otherwise "Erro ao excluir campanha". */
export async function deleteCampaign(db: Database, actor: Actor, id: number): Promise<void> {
  const campaign = found(await getCampaign(db, actor, id))
  if (!campaign.exclusiva) throw sharedWithOthers()
  await removing(removeCampaign(db, id), salesCampaign.removeFailed)
}
