/** Saved views of the lead lists. */
import { levelRank } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type { LeadView, LeadViewFields, UpdateLeadViewInput } from '@intranet/contract/sales/lead-view'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

/** Shared with a level that the actor holds: a manager sees the readers' too. */
const sharedWith = (actor: Actor) => {
  const rank = levelRank(actor.roles, 'vendas')
  const levels = ['vendas:leitor', 'vendas:solicitante', 'vendas:gestor'].slice(0, Math.min(rank, 3))
  return sql<boolean>`w.papel = any(${levels}::text[])`
}

/** A view may search for a customer's name: only people of the sharer's providers see it. */
const sharedBySomebodyNear = (actor: Actor) => sql<boolean>`(
  exists (select from usuario_empresa e where e.id_usuario = w.id_usuario and ${inScope(actor, 'e.id_empresa', false)})
  or not exists (select from usuario_empresa e where e.id_usuario = w.id_usuario))`

/** One's own views and the shared ones, which come after them. */
export const listLeadViews = (db: Database, actor: Actor, lista?: string): Promise<LeadView[]> =>
  db
    .selectFrom('vendas_visao as w')
    .where((eb) =>
      eb.or([eb('w.id_usuario', '=', actor.id), eb.and([sharedWith(actor), sharedBySomebodyNear(actor)])]),
    )
    .$if(lista !== undefined, (q) => q.where('w.lista', '=', lista!))
    .select([
      'w.id',
      'w.nome',
      'w.lista',
      sql<Record<string, unknown>>`w.search`.as('search'),
      'w.papel',
      sql<boolean>`w.id_usuario = ${actor.id}`.as('minha'),
    ])
    .orderBy(sql`w.papel is null`, 'desc')
    .orderBy('w.nome')
    .orderBy('w.id')
    .limit(200)
    .execute()

/** Only a manager shares. */
function assertMayShare(actor: Actor, papel: string | null | undefined): void {
  if (papel && levelRank(actor.roles, 'vendas') < 3) throw new AppError('forbidden', text.viewShared)
}

export function createLeadView(db: Database, actor: Actor, view: LeadViewFields) {
  assertMayShare(actor, view.papel)
  return db
    .insertInto('vendas_visao')
    .values({ ...view, search: JSON.stringify(view.search), id_usuario: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export function updateLeadView(db: Database, actor: Actor, { search, ...view }: UpdateLeadViewInput) {
  assertMayShare(actor, view.papel)
  return saveRecord(db.updateTable('vendas_visao').where('id_usuario', '=', actor.id), {
    ...view,
    ...(search && { search: JSON.stringify(search) }),
  })
}

export const removeLeadView = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('vendas_visao').where('id_usuario', '=', actor.id), id)
