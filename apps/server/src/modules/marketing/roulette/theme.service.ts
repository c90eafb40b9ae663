/** How a campaign's wheel looks. The background is kept as a file that everybody may see. */
import type { ThemeFields, UpdateThemeInput } from '@intranet/contract/marketing/roulette'
import { rouletteTheme as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { attachUpload, isPicture, storeImage } from '../../../platform/uploads.ts'
import { getCampaign } from './campaign.queries.ts'
import { changeableCampaign } from './campaign.service.ts'
import { findTheme, getTheme, insertTheme, updateTheme } from './theme.queries.ts'

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const OWNER_TABLE = 'site_roleta_configuracao'

export async function readTheme(db: Database, actor: Actor, id_campanha: number) {
  found(await getCampaign(db, actor, '', id_campanha))
  return (await getTheme(db, id_campanha)) ?? null
}

/**
 * The file's id of a background that came as an id, an address or the image itself; undefined stays undefined.
 * File work: never inside a transaction.
 */
async function storeBackground(deps: Deps, actor: Actor, sent: string | null | undefined) {
  if (sent === undefined) return undefined
  if (!sent) return null
  return UUID.exec(sent)?.[0].toLowerCase() ?? (await storeImage(deps, actor, sent))
}

interface Visit {
  deps: Deps
  db: Database
  actor: Actor
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

async function attach(
  db: Database,
  actor: Actor,
  file: string | null | undefined,
  id: number,
  saved?: string,
) {
  if (!file || file === saved) return
  const tipo = await attachUpload(db, actor, file, OWNER_TABLE, id)
  if (!isPicture(tipo)) throw refusals.invalid({ url_background: 'Formato do arquivo não permitido!' })
}

/** The first save of a look. */
export async function createTheme(
  { deps, db, actor, write }: Visit,
  { url_background, ...fields }: ThemeFields & { id_campanha: number },
) {
  await changeableCampaign(db, actor, fields.id_campanha)
  if (await getTheme(db, fields.id_campanha)) throw new AppError('conflict', text.duplicated)
  const file = await storeBackground(deps, actor, url_background)
  return write(async (transaction) => {
    const created = await insertTheme(transaction, { ...fields, url_background: file })
    await attach(transaction, actor, file, created.id)
    return created
  })
}

export async function changeTheme(
  { deps, db, actor, write }: Visit,
  { id, id_campanha, url_background, ...fields }: UpdateThemeInput,
) {
  const saved = found(await findTheme(db, id))
  if (id_campanha !== undefined && id_campanha !== saved.id_campanha) throw refusals.notFound()
  await changeableCampaign(db, actor, saved.id_campanha)
  const file = await storeBackground(deps, actor, url_background)
  return write(async (transaction) => {
    const version = await updateTheme(transaction, { ...fields, url_background: file, id })
    await attach(transaction, actor, file, id, UUID.exec(saved.url_background ?? '')?.[0])
    return version
  })
}
