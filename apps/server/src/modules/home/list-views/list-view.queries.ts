/** Saved views of lists. */
import { SUPERADMIN, type Level } from '@intranet/contract/access'
import type { ListViewFields, UpdateListViewInput } from '@intranet/contract/home/list-views'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

/** Own views are at most 50, so that shared ones always have room. */
const MOST_READ = 200

/** A view may search for a customer's name: only people of the sharer's providers see it. Those of a superadmin are for everybody. */
const sharedBySomebodyNear = (actor: Actor) => sql<boolean>`(
  exists (select from empresa_em_vigor e where e.id_usuario = v.id_usuario and ${inScope(actor, 'e.id_empresa', false)})
  or exists (select from papel_em_vigor p where p.id_usuario = v.id_usuario and p.papel = ${SUPERADMIN}))`

/** One's own views of a list, and after them those shared with a level that one holds. */
export const listViews = (db: Database, actor: Actor, lista: string, own: readonly Level[]) =>
  db
    .selectFrom('lista_visao as v')
    .where('v.lista', '=', lista)
    .where((eb) =>
      eb.or([
        eb('v.id_usuario', '=', actor.id),
        eb.and([sql<boolean>`v.nivel = any(${[...own]}::text[])`, sharedBySomebodyNear(actor)]),
      ]),
    )
    .select([
      'v.id',
      'v.nome',
      sql<Record<string, unknown>>`v.search`.as('search'),
      sql<{ ordem: string[]; ocultas: string[] } | null>`v.colunas`.as('colunas'),
      sql<Level | null>`v.nivel`.as('nivel'),
      sql<boolean>`v.id_usuario = ${actor.id}`.as('minha'),
      'v.updated_at',
    ])
    .orderBy(sql`v.id_usuario = ${actor.id}`, 'desc')
    .orderBy('v.nome')
    .orderBy('v.id')
    .limit(MOST_READ)
    .execute()

/** One's own view, kept from others until the transaction ends. */
export const ownView = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('lista_visao')
    .where('id', '=', id)
    .where('id_usuario', '=', actor.id)
    .select(['id', 'lista'])
    .forUpdate()
    .executeTakeFirst()

export async function countOwnViews(db: Database, actor: Actor, lista: string): Promise<number> {
  const { total } = await db
    .selectFrom('lista_visao')
    .where('id_usuario', '=', actor.id)
    .where('lista', '=', lista)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const stored = (value: object | null | undefined) => (value ? JSON.stringify(value) : value)

export const insertView = (db: Database, actor: Actor, view: ListViewFields) =>
  db
    .insertInto('lista_visao')
    .values({
      ...view,
      search: JSON.stringify(view.search),
      colunas: stored(view.colunas),
      id_usuario: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export function updateView(db: Database, actor: Actor, { search, colunas, ...view }: UpdateListViewInput) {
  const kept = { ...view, search: stored(search), colunas: stored(colunas) }
  return saveRecord(db.updateTable('lista_visao').where('id_usuario', '=', actor.id), kept)
}

export const removeView = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('lista_visao').where('id_usuario', '=', actor.id), id)
