import {
  trackingLinkSchemas,
  type ListTrackingLinksInput,
  type TrackingLinkFields,
} from '@intranet/contract/sales/tracking-link-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { ownWork } from '../provider-flags.queries.ts'

/** The public columns of a link; its address begins with `publicUrl`. */
const visible = (db: Database, actor: Actor, publicUrl: string) =>
  db
    .selectFrom('vendas_tracking_url as t')
    .innerJoin('empresa as e', 'e.id', 't.id_empresa')
    .innerJoin('vendas_campanha as c', 'c.id', 't.id_campanha')
    .innerJoin('vendas_canal as k', 'k.id', 't.id_canal')
    .leftJoin('vendas_destino as d', 'd.id', 't.id_destino')
    .leftJoin('rh_usuario as u', 'u.id', 't.id_usuario')
    .where((eb) => inScope(actor, eb.ref('t.id_empresa'), false))
    .select([
      't.id',
      't.codigo',
      sql<string>`${`${publicUrl}/r/`} || t.codigo`.as('url'),
      't.created_at',
      't.updated_at',
      't.id_empresa',
      'e.nome as provedor',
      'e.sistema',
      't.id_campanha',
      'c.nome as nome_campanha',
      't.id_canal',
      'k.nome as nome_canal',
      't.id_destino',
      'd.nome as nome_destino',
      't.id_usuario',
      'u.nome as nome_usuario',
      sql<boolean>`coalesce(${ownWork(actor, 't.id_usuario')}, false)`.as('editavel'),
    ])

export const listTrackingLinks = (
  db: Database,
  actor: Actor,
  publicUrl: string,
  request: ListTrackingLinksInput,
) =>
  readPage(visible(db, actor, publicUrl), request, {
    definition: trackingLinkSchemas.list,
    alias: 't',
    refs: {
      provedor: 'e.nome',
      nome_campanha: 'c.nome',
      nome_canal: 'k.nome',
      nome_destino: 'd.nome',
      nome_usuario: 'u.nome',
      url: sql`${`${publicUrl}/r/`} || t.codigo`,
    },
    search: normalised('c.nome', 'k.nome', 'd.nome', 'e.nome', 't.codigo'),
  })

export const countTrackingLinks = (db: Database, actor: Actor) => rowCount(visible(db, actor, ''))

export const getTrackingLink = (db: Database, actor: Actor, publicUrl: string, id: number) =>
  visible(db, actor, publicUrl).where('t.id', '=', id).executeTakeFirst()

export type TrackingLinkRow = TrackingLinkFields & { codigo: string; id_usuario: number }

export const insertTrackingLinks = (db: Database, rows: TrackingLinkRow[]) =>
  db.insertInto('vendas_tracking_url').values(rows).returning(['id', 'codigo']).execute()

/** The code never changes: it is printed on paper. */
export const updateTrackingLink = (
  db: Database,
  row: Partial<TrackingLinkFields> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable('vendas_tracking_url'), row)

/** Switches off the campaign that a link was opened with (own-link.service.ts). */
export const closeLinkOf = (db: Database, id: number) =>
  db
    .updateTable('vendas_campanha')
    .set({ ativo: false })
    .where('id', '=', (eb) => eb.selectFrom('vendas_tracking_url').where('id', '=', id).select('id_campanha'))
    .execute()
