import type {
  CommunicationCampaignFields,
  UpdateCommunicationCampaignInput,
} from '@intranet/contract/marketing/communication-campaign-schemas'
import { can } from '@intranet/contract/access'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { AppError, refusals } from '../../../../platform/errors.ts'
import { assertAllFound, found, holdRecord, holdRecords } from '../../../../platform/records.ts'
import { assertMaySwitch } from '../../../../platform/switching.ts'
import { ownProviders } from '../../own-provider.queries.ts'
import {
  campaignsAmong,
  getCampaign,
  insertCampaigns,
  removeCampaign,
  updateCampaign,
} from './campaign.queries.ts'
import { cancelQueued } from '../sending/queue-stop.queries.ts'
import { followSwitch } from '../sending/queue-stop.service.ts'
import { rulesOfCampaign } from '../rules/rule-listing.service.ts'

/** Stores campaigns, inactive where the author does not manage: switching on is a manager's. */
export async function createCampaigns(db: Database, actor: Actor, objects: CommunicationCampaignFields[]) {
  const idOf = await ownProviders(
    db,
    actor,
    objects.map(({ sistema }) => sistema),
  )
  const inactive = !can(actor, 'regua_comunicacao', 'manage') && { ativo: false }
  const rows = objects.map(({ sistema, ...row }) => ({ ...row, id_empresa: idOf(sistema), ...inactive }))
  return insertCampaigns(db, actor, rows)
}

async function writeCampaign(
  db: Database,
  actor: Actor,
  { id, sistema, ...change }: UpdateCommunicationCampaignInput,
) {
  await holdRecord(db, 'campanha_comunicacao', id)
  const now = found(await getCampaign(db, actor, id))
  if (now.id_usuario !== actor.id && !can(actor, 'regua_comunicacao', 'manage')) throw refusals.forbidden()
  assertMaySwitch(actor, 'regua_comunicacao', now, change)
  const id_empresa = sistema === undefined ? undefined : (await ownProviders(db, actor, [sistema]))(sistema)
  if (id_empresa !== undefined && id_empresa !== now.id_empresa && now.regras > 0)
    throw new AppError('conflict', 'O provedor de uma campanha com regras não pode mudar.')
  const saved = await updateCampaign(db, actor, { ...change, id, id_empresa })
  const ativo = change.ativo ?? now.ativo
  return { ...saved, ativo, switched: now.ativo !== ativo }
}

export async function changeCampaign(db: Database, actor: Actor, input: UpdateCommunicationCampaignInput) {
  const { switched, ...saved } = await writeCampaign(db, actor, input)
  const avisos = switched ? await followSwitch(db, { campanhas: [input.id] }, saved.ativo) : []
  return { ...saved, avisos }
}

export async function setCampaignsActive(db: Database, actor: Actor, { ids, ativo }: SetActiveInput) {
  assertAllFound(ids, await campaignsAmong(db, actor, ids))
  await holdRecords(db, 'campanha_comunicacao', ids)
  const switched: number[] = []
  for (const id of ids) if ((await writeCampaign(db, actor, { id, ativo })).switched) switched.push(id)
  const avisos = switched.length ? await followSwitch(db, { campanhas: switched }, ativo) : []
  return { alterados: ids.length, avisos }
}

/** Deletes a campaign with its rules; sent messages stay in the log. */
export async function deleteCampaign(db: Database, actor: Actor, id: number): Promise<void> {
  found(await getCampaign(db, actor, id))
  await cancelQueued(db, { campanhas: [id] }, 'excluida')
  await removeCampaign(db, actor, id)
}

/** A campaign with its rules: the answer of the rules list. */
export async function campaignWithRules(db: Database, actor: Actor, id: number) {
  const campaign = found(await getCampaign(db, actor, id))
  return { ...campaign, campanha_regras: await rulesOfCampaign(db, actor, id) }
}
