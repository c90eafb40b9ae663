import type { NoticeKind, ShutdownState, ShutdownType } from '@intranet/contract/people/shutdown-options'
import {
  shutdownSchemas,
  type ListShutdownsInput,
  type ShutdownFields,
  type UpdateShutdownInput,
} from '@intranet/contract/people/shutdown-schemas'
import type { PersonOptionsInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { personOptions } from '../../../platform/options.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { decides, shutdownReach } from './shutdown-scope.ts'

/** Only the people who decide and the author receive the reason. */
const reason = (actor: Actor) =>
  sql<string | null>`case when ${decides(actor)} or s.id_solicitante = ${actor.id} then s.motivo end`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_desligamento as s')
    .innerJoin('rh_usuario as u', 'u.id', 's.id_funcionario')
    .innerJoin('rh_usuario as q', 'q.id', 's.id_solicitante')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .where(sql<boolean>`(${shutdownReach(actor, 'u')} or s.id_solicitante = ${actor.id})`)
    .where('s.id_funcionario', '!=', actor.id)
    .select([
      's.id',
      's.id_funcionario',
      'u.nome as funcionario',
      'u.id_departamento',
      'd.nome as departamento',
      'u.id_empresa',
      'e.nome as empresa',
      sql<ShutdownType>`s.tipo`.as('tipo'),
      's.id_solicitante',
      'q.nome as solicitante',
      's.data_solicitacao',
      's.data_desligamento',
      sql<ShutdownState>`s.situacao`.as('situacao'),
      's.created_at',
      's.updated_at',
    ])

export const listShutdowns = (db: Database, actor: Actor, request: ListShutdownsInput) =>
  readPage(visible(db, actor), request, {
    definition: shutdownSchemas.list,
    alias: 's',
    refs: {
      funcionario: 'u.nome',
      departamento: 'd.nome',
      id_departamento: 'u.id_departamento',
      empresa: 'e.nome',
      id_empresa: 'u.id_empresa',
      solicitante: 'q.nome',
    },
    search: normalised('u.nome'),
  })

export const countShutdowns = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** What the thread of a shutdown is read from. */
export const stagedShutdowns = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'rh_desligamento',
  rows: visible(db, actor)
    .clearSelect()
    .select(['s.id', 's.situacao as etapa', 's.created_at', sql<null>`null::timestamptz`.as('desde')]),
})

export const getShutdown = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .leftJoin('rh_usuario as a', 'a.id', 's.id_aprovador')
    .leftJoin('rh_cargo as k', 'k.id', 'u.id_cargo')
    .leftJoin('vagas_vaga as v', 'v.id_desligamento', 's.id')
    .where('s.id', '=', id)
    .select((eb) => [
      'u.data_admissao',
      reason(actor).as('motivo'),
      sql<NoticeKind>`s.aviso_previo`.as('aviso_previo'),
      's.data_aviso',
      's.recontrataria',
      's.substituicao',
      sql<string | null>`case when ${decides(actor)} then s.entrevista end`.as('entrevista'),
      's.parecer',
      's.justificativa',
      's.id_aprovador',
      'a.nome as aprovador',
      's.efetivado_em',
      'u.id_setor',
      'u.id_cargo',
      'k.nome as cargo',
      'u.id_gestor',
      'v.id as id_vaga',
      jsonArrayFrom(
        eb
          .selectFrom('rh_desligamento_item as i')
          .leftJoin('rh_usuario as p', 'p.id', 'i.id_usuario')
          .whereRef('i.id_desligamento', '=', 's.id')
          .select(['i.item', 'i.feito_em', 'p.nome as por'])
          .orderBy('i.id'),
      ).as('itens'),
    ])
    .executeTakeFirst()

/** Shutdowns that the actor reads, one row each. */
export const reachableShutdowns = (db: Database, actor: Actor) =>
  db.selectFrom('rh_desligamento').where('id', 'in', visible(db, actor).clearSelect().select('s.id'))

const mayLeave = (actor: Actor, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.situacao`)} <> 'desligado' and ${sql.ref(`${alias}.id`)} <> ${actor.id}
    and ${shutdownReach(actor, alias)}`

/** Active employees whose dismissal the actor may request, without the actor. */
export const dismissible = (db: Database, actor: Actor) =>
  db.selectFrom('rh_usuario').where('funcionario', '=', true).where(mayLeave(actor, 'rh_usuario'))

export const dismissibleOptions = (db: Database, actor: Actor, input: PersonOptionsInput) =>
  personOptions(db, mayLeave(actor, 'u'), input)

export const admissionsOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('rh_usuario')
    .where('id', 'in', ids)
    .select(['id', 'nome', 'id_empresa', 'data_admissao'])
    .execute()

export const insertShutdowns = (db: Database, actor: Actor, rows: ShutdownFields[]) =>
  db
    .insertInto('rh_desligamento')
    .values(rows.map((row) => ({ ...row, id_solicitante: actor.id })))
    .returning(['id', 'id_funcionario'])
    .execute()

export const insertChecklist = (db: Database, ids: readonly number[], items: readonly string[]) =>
  db
    .insertInto('rh_desligamento_item')
    .values(ids.flatMap((id_desligamento) => items.map((item) => ({ id_desligamento, item }))))
    .execute()

export const updateShutdown = (
  db: Database,
  input: UpdateShutdownInput & Partial<Pick<Step, 'situacao' | 'id_aprovador'>>,
) => saveRecord(db.updateTable('rh_desligamento'), input)

interface Step {
  situacao: ShutdownState
  parecer?: string | null
  justificativa?: string | null
  id_aprovador?: number | null
  efetivado_em?: Date
}

/** Moves a shutdown from one of some states to the next; false when another request was faster. */
export const takeStep = (
  db: Database,
  id: number,
  from: readonly ShutdownState[],
  step: Step,
): Promise<boolean> => moveRecord(db.updateTable('rh_desligamento').set(step), id, from)

/** Ticks an item (a second tick keeps the first person and time), or removes the tick. */
export async function setItem(db: Database, actor: Actor, id: number, item: string, done: boolean) {
  await db
    .updateTable('rh_desligamento_item')
    .set(done ? { feito_em: sql<Date>`now()`, id_usuario: actor.id } : { feito_em: null, id_usuario: null })
    .where('id_desligamento', '=', id)
    .where('item', '=', item)
    .where('feito_em', done ? 'is' : 'is not', null)
    .execute()
}

export const openItems = (db: Database, id: number, mandatory: readonly string[]) =>
  db
    .selectFrom('rh_desligamento_item')
    .where('id_desligamento', '=', id)
    .where('item', 'in', mandatory)
    .where('feito_em', 'is', null)
    .select('item')
    .execute()

/** The person is dismissed: no access, no employment, from a day on. */
export const dismiss = (db: Database, id: number, data_desligamento: string) =>
  db
    .updateTable('rh_usuario')
    .set({ ativo: false, situacao: 'desligado', data_desligamento })
    .where('id', '=', id)
    .execute()

/** Only one that was never carried out may be deleted. */
export const removeShutdown = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('rh_desligamento').where('situacao', '!=', 'efetivado'), id)
