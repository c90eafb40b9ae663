import type { PrizeFields } from '@intranet/contract/marketing/roulette'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { saveRecord } from '../../../platform/records.ts'

/** The prizes of a campaign in the order of the wheel. `restantes` is null for those without a limit. */
export const campaignPrizes = (db: Database, id_campanha: number) =>
  db
    .selectFrom('site_roleta_premios as p')
    .where('p.id_campanha', '=', id_campanha)
    .select([
      'p.id',
      'p.id_campanha',
      'p.nome',
      'p.descricao',
      'p.cliente',
      'p.peso_item',
      'p.quantidade',
      'p.quantidade_minima',
      'p.distribuidos',
      sql<number | null>`case when p.consumivel
        then greatest(p.quantidade - p.distribuidos - p.quantidade_minima, 0) end`.as('restantes'),
      'p.animacao',
      'p.htmlContent',
      'p.textColor',
      'p.background',
      'p.consumivel',
      'p.updated_at',
    ])
    .orderBy('p.cliente', 'desc')
    .orderBy('p.id')
    .execute()

export type Prize = Awaited<ReturnType<typeof campaignPrizes>>[number]

/** Those of the prizes that are there, of any campaign. */
export const prizesAmong = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('site_roleta_premios')
    .where('id', 'in', ids)
    .select(['id', 'id_campanha', 'quantidade', 'quantidade_minima', 'distribuidos', 'cliente'])
    .execute()

export const insertPrizes = (db: Database, rows: (PrizeFields & { id_campanha: number })[]) =>
  db.insertInto('site_roleta_premios').values(rows).returning(['id', 'nome']).execute()

export const updatePrize = (
  db: Database,
  change: Partial<PrizeFields> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable('site_roleta_premios'), change)

export const removePrizes = (db: Database, id_campanha: number, ids: number[]) =>
  db
    .deleteFrom('site_roleta_premios')
    .where('id_campanha', '=', id_campanha)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
