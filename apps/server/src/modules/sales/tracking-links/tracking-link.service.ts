import { refusal } from '@intranet/contract/messages/refusals'
import type {
  TrackingLinkFields,
  UpdateTrackingLinkInput,
} from '@intranet/contract/sales/tracking-link-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { found, holdRecord, withoutMissing } from '../../../platform/records.ts'
import { randomLetters } from '../../../platform/token.ts'
import { wrongCampaignOrChannel } from '../offered-choices.ts'
import { destinationOptions } from './destination.queries.ts'
import { getTrackingLink, insertTrackingLinks, updateTrackingLink } from './tracking-link.queries.ts'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CODE_LENGTH = 8

/** 62^8 codes: nobody can guess one, and two links do not get the same. */
export const newLinkCode = () => randomLetters(LETTERS, CODE_LENGTH)

/** The present values of a link: it may keep them although they are no longer offered. */
type Saved = Partial<TrackingLinkFields>

/** Campaign, channel and destination must be ones that the form offers for the provider. */
async function assertOffered(
  db: Database,
  actor: Actor,
  { id_empresa, id_campanha, id_canal, id_destino }: TrackingLinkFields,
  saved: Saved = {},
): Promise<void> {
  const errors = await wrongCampaignOrChannel(db, actor, { id_empresa, id_campanha, id_canal }, saved)
  const destinations = id_destino ? await destinationOptions(db, saved.id_destino ?? undefined) : []
  if (id_destino && !destinations.some(({ id }) => id === id_destino)) errors.id_destino = refusal.noOption
  assertNoErrors(errors)
}

/** Creates links, each with its own code; answers their addresses. */
export async function createTrackingLinks(
  db: Database,
  actor: Actor,
  publicUrl: string,
  objects: TrackingLinkFields[],
) {
  for (const fields of objects) await assertOffered(db, actor, fields)
  const rows = objects.map((fields) => ({ ...fields, codigo: newLinkCode(), id_usuario: actor.id }))
  const created = await insertTrackingLinks(db, rows)
  return created.map(({ id, codigo }) => ({ id, codigo, url: `${publicUrl}/r/${codigo}` }))
}

/** Changes the destination of a link. Its address stays: it may be printed on paper. */
export async function changeTrackingLink(
  db: Database,
  actor: Actor,
  publicUrl: string,
  { id, updated_at, ...change }: UpdateTrackingLinkInput,
) {
  await holdRecord(db, 'vendas_tracking_url', id)
  const saved = found(await getTrackingLink(db, actor, publicUrl, id))
  if (!saved.editavel) throw refusals.forbidden()
  const { id_empresa, id_campanha, id_canal, id_destino, codigo, url } = saved
  const before = { id_empresa, id_campanha, id_canal, id_destino }
  const sent = withoutMissing(change)
  await assertOffered(db, actor, { ...before, ...sent }, before)
  const { updated_at: version } = await updateTrackingLink(db, { ...sent, id, updated_at })
  return { id, codigo, url, updated_at: version }
}
