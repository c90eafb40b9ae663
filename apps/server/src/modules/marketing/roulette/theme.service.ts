/** How a campaign's wheel looks. The background is kept as a file that everybody may see. */
import type { ThemeFields, UpdateThemeInput } from '@intranet/contract/marketing/roulette'
import { rouletteTheme as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found, saveRecord } from '../../../platform/records.ts'
import { attachUpload, storeImage } from '../../../platform/uploads.ts'
import { getCampaign } from './campaign.queries.ts'
import { changeableCampaign } from './campaign.service.ts'

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const OWNER_TABLE = 'site_roleta_configuracao'

const themeOf = (db: Database) =>
  db
    .selectFrom('site_roleta_configuracao as t')
    .select([
      't.id',
      't.id_campanha',
      't.base_background',
      't.base_html_content',
      't.color_item',
      't.color_item_2',
      't.color_text',
      't.color_text2',
      sql<string | null>`'/files/' || t.url_background`.as('url_background'),
      't.updated_at',
    ])

/** The look of a campaign, or undefined while it has none. Without a scope, since the wheel is public. */
export const getTheme = (db: Database, id_campanha: number) =>
  themeOf(db).where('t.id_campanha', '=', id_campanha).executeTakeFirst()

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
  await attachUpload(db, actor, file, OWNER_TABLE, id)
  const { tipo } = await db
    .selectFrom('arquivo')
    .where('id', '=', file)
    .select('tipo')
    .executeTakeFirstOrThrow()
  if (tipo !== 'image/png' && tipo !== 'image/jpeg')
    throw refusals.invalid({ url_background: 'Formato do arquivo não permitido!' })
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
    const created = await transaction
      .insertInto('site_roleta_configuracao')
      .values({ ...fields, url_background: file })
      .returning(['id', 'id_campanha', 'updated_at'])
      .executeTakeFirstOrThrow()
    await attach(transaction, actor, file, created.id)
    return created
  })
}

export async function changeTheme(
  { deps, db, actor, write }: Visit,
  { id, id_campanha, url_background, ...fields }: UpdateThemeInput,
) {
  const saved = found(await themeOf(db).where('t.id', '=', id).executeTakeFirst())
  if (id_campanha !== undefined && id_campanha !== saved.id_campanha) throw refusals.notFound()
  await changeableCampaign(db, actor, saved.id_campanha)
  const file = await storeBackground(deps, actor, url_background)
  return write(async (transaction) => {
    const change = { ...fields, url_background: file, id }
    const version = await saveRecord(transaction.updateTable('site_roleta_configuracao'), change)
    await attach(transaction, actor, file, id, UUID.exec(saved.url_background ?? '')?.[0])
    return version
  })
}
