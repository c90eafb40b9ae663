import type { ThemeFields, UpdateThemeInput } from '@intranet/contract/marketing/roulette'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { saveRecord } from '../../../platform/records.ts'

/** Without a scope, since the wheel is public. */
const themes = (db: Database) =>
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

/** The look of a campaign, or undefined while it has none. */
export const getTheme = (db: Database, id_campanha: number) =>
  themes(db).where('t.id_campanha', '=', id_campanha).executeTakeFirst()

export const findTheme = (db: Database, id: number) => themes(db).where('t.id', '=', id).executeTakeFirst()

export const insertTheme = (db: Database, row: ThemeFields & { id_campanha: number }) =>
  db
    .insertInto('site_roleta_configuracao')
    .values(row)
    .returning(['id', 'id_campanha', 'updated_at'])
    .executeTakeFirstOrThrow()

export const updateTheme = (db: Database, input: UpdateThemeInput) =>
  saveRecord(db.updateTable('site_roleta_configuracao'), input)
