import { todayInBrazil } from '@intranet/contract/today'
import { refusal } from '@intranet/contract/messages/refusals'
import { can, isSuperadmin } from '@intranet/contract/access'
import { campaignSlug } from '@intranet/contract/marketing/roulette-words'
import type { CampaignFields, UpdateCampaignInput } from '@intranet/contract/marketing/roulette'
import { roulette as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertMaySwitch } from '../../../platform/switching.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import {
  clearHistory,
  findProvider,
  getCampaign,
  insertCampaign,
  isAddressUsed,
  removeCampaign,
  rouletteOwners,
  updateCampaign,
  type Campaign,
} from './campaign.queries.ts'

const OWNER_TABLE = 'site_roleta_campanhas'

/** A campaign that the actor may change: of their providers, and their own unless they manage the roulette. */
export async function changeableCampaign(db: Database, actor: Actor, id: number): Promise<Campaign> {
  const campaign = found(await getCampaign(db, actor, '', id))
  const own = campaign.id_usuario_intranet === actor.id || campaign.id_usuario === actor.id
  if (!own && !can(actor, 'roulette', 'manage')) throw refusals.forbidden()
  return campaign
}

/** The pair in a path must be the stored one, in whichever order the path names it. */
export async function campaignOfOwner(
  db: Database,
  actor: Actor,
  publicUrl: string,
  id: number,
  id_dono: number,
) {
  const campaign = found(await getCampaign(db, actor, publicUrl, id))
  if (campaign.id_usuario_intranet !== id_dono) throw refusals.notFound()
  return campaign
}

/** Only a superadmin changes the owner of a campaign, and only to people with a role in the roulette. */
async function assertOwner(db: Database, actor: Actor, owner: number | undefined, saved: number) {
  if (owner === undefined || owner === saved) return
  const field = { campos: { id_usuario_intranet: text.notOwner } }
  if (!isSuperadmin(actor)) throw new AppError('forbidden', text.notOwner, field)
  const owners = await rouletteOwners(db, actor)
  if (!owners.some(({ id }) => id === owner))
    throw refusals.invalid({ id_usuario_intranet: text.unknownOwner })
}

async function providerOf(db: Database, actor: Actor, sistema: string): Promise<number> {
  const provider = await findProvider(db, actor, sistema)
  if (!provider) throw refusals.invalid({ sistema: refusal.noOption })
  return provider.id
}

function slugOf(name: string): string {
  const slug = campaignSlug(name)
  if (!slug) throw refusals.invalid({ nome: text.checkData })
  return slug
}

/** Creates a campaign; answers its id and address, and a warning if the authorisation is missing. */
export async function createCampaign(db: Database, actor: Actor, publicUrl: string, fields: CampaignFields) {
  const { sistema, id_usuario_intranet, ...row } = fields
  if (row.data_inicio_campanha < todayInBrazil())
    throw refusals.invalid({ data_inicio_campanha: text.startInPast })
  await assertOwner(db, actor, id_usuario_intranet, actor.id)
  const { id, slug } = await insertCampaign(db, {
    ...row,
    slug: slugOf(row.nome),
    id_empresa: await providerOf(db, actor, sistema),
    id_usuario_intranet: id_usuario_intranet ?? actor.id,
    id_usuario: actor.id,
  })
  if (row.regulamento_arquivo) await attachUpload(db, actor, row.regulamento_arquivo, OWNER_TABLE, id)
  return {
    id,
    id_usuario_intranet: id_usuario_intranet ?? actor.id,
    url_campanha: `${publicUrl}/roleta/${slug}`,
    aviso: warningOf(row),
  }
}

/** A warning, no refusal: the roulette may be a test. */
const warningOf = (row: { certificado_autorizacao?: string | null; regulamento_arquivo?: string | null }) =>
  !row.certificado_autorizacao ? text.certificate : row.regulamento_arquivo ? null : text.rulesFile

/**
 * Changes a campaign. Until somebody took part its address follows the name (it may be printed by then), and it may go to
 * another provider (docs/marketing.md#roulette-campaigns).
 */
export async function changeCampaign(
  db: Database,
  actor: Actor,
  publicUrl: string,
  input: UpdateCampaignInput,
) {
  const { id, id_dono, sistema, updated_at, ...change } = input
  await holdRecord(db, 'site_roleta_campanhas', id)
  const saved = await campaignOfOwner(db, actor, publicUrl, id, id_dono)
  await changeableCampaign(db, actor, id)
  assertMaySwitch(actor, 'roulette', saved, { ativo: change.ativo, updated_at })
  await assertOwner(db, actor, change.id_usuario_intranet, saved.id_usuario_intranet)
  const start = change.data_inicio_campanha ?? saved.data_inicio_campanha
  const end = change.data_fim_campanha ?? saved.data_fim_campanha
  if (end < start) throw refusals.invalid({ data_fim_campanha: text.endBeforeStart })
  const moved = sistema !== undefined && sistema !== saved.sistema
  const renames = change.nome !== undefined && change.nome !== saved.nome
  const used = (moved || renames) && (await isAddressUsed(db, id))
  if (moved && used) throw refusals.field('sistema', text.providerStays, 'conflict')
  const version = await updateCampaign(db, {
    ...change,
    ...(moved && { id_empresa: await providerOf(db, actor, sistema) }),
    ...(renames && !used && { slug: slugOf(change.nome!) }),
    id,
    updated_at,
  })
  const rules = change.regulamento_arquivo
  if (rules && rules !== saved.regulamento_arquivo) await attachUpload(db, actor, rules, OWNER_TABLE, id)
  return { ...version, aviso: change.ativo ? warningOf({ ...saved, ...change }) : null }
}

/** Pauses or reactivates. */
export async function switchCampaign(db: Database, actor: Actor, id: number, ativo: boolean) {
  const saved = await changeableCampaign(db, actor, id)
  const version = await updateCampaign(db, { id, ativo })
  return { ...version, ativo, aviso: ativo ? warningOf(saved) : null }
}

/** Deletes an active campaign without participants (docs/marketing.md#deleting-a-roulette). */
export async function deleteCampaign(db: Database, actor: Actor, id: number, id_dono: number): Promise<void> {
  await holdRecord(db, 'site_roleta_campanhas', id)
  const campaign = await campaignOfOwner(db, actor, '', id, id_dono)
  if (campaign.cliente + campaign.nao_cliente > 0) throw new AppError('conflict', text.hasHistory)
  if (!campaign.ativo) throw new AppError('conflict', text.notRemovable)
  await removeCampaign(db, id)
}

/** Removes history and draws; the draws' published evidence is archived, and the stock is full again. */
export async function resetCampaign(db: Database, actor: Actor, id: number): Promise<void> {
  await holdRecord(db, 'site_roleta_campanhas', id)
  found(await getCampaign(db, actor, '', id))
  await clearHistory(db, id)
}
