/** Saved views of the lead lists. */
import { levelRank } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type { LeadView, LeadViewFields, UpdateLeadViewInput } from '@intranet/contract/sales/lead-view'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'

/** One's own, and those shared with a level one holds: a manager sees the readers' too. */
const sharedWith = (actor: Actor) => {
  const rank = levelRank(actor.roles, 'vendas')
  return ['vendas:leitor', 'vendas:solicitante', 'vendas:gestor'].slice(0, Math.min(rank, 3))
}

export const listLeadViews = (db: Database, actor: Actor, lista?: string): Promise<LeadView[]> =>
  db
    .selectFrom('vendas_visao as w')
    .where(sql<boolean>`(w.id_usuario = ${actor.id} or w.papel = any(${sharedWith(actor)}::text[]))`)
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
