import {
  COMPLIMENT_EDIT_HOURS,
  type ComplimentOrigin,
  type ComplimentState,
} from '@intranet/contract/people/compliment-options'
import type { ReactionCounts } from '@intranet/contract/content/reaction-labels'
import {
  complimentSchemas,
  type ComplimentFields,
  type ListComplimentsInput,
  type ModerateComplimentsInput,
  type UpdateComplimentInput,
} from '@intranet/contract/people/compliment-schemas'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { assertAllFound, removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope, ofOwnProviders } from '../../../platform/scope.ts'
import { keepsPeople } from '../employees/employee-scope.ts'
import { keptCompliment } from './compliment-scope.ts'

/**
 * HR sees all of its providers. Others see their colleagues' public ones, what they wrote themselves, and the private
 * ones of themselves and of those they lead. What HR hid is seen by HR and its author only.
 */
const maySee = (actor: Actor) => {
  const shown = sql`e.situacao = 'publicado' and (
    (e.publico and ${ofOwnProviders(actor, 'f.id_empresa')}) or f.id = ${actor.id} or f.id_gestor = ${actor.id})`
  const hr = keepsPeople(actor) ? sql`${inScope(actor, 'f.id_empresa')}` : sql`false`
  return sql<boolean>`(${hr} or e.id_remetente = ${actor.id} or (${shown}))`
}

/** The columns of readers' reactions and comments: they belong to another area, which passes them in. */
export interface ReactionColumns {
  reacoes: RawBuilder<ReactionCounts['reacoes']>
  minha_reacao: RawBuilder<ReactionCounts['minha_reacao']>
}

const joined = (db: Database, actor: Actor) =>
  db
    .selectFrom('elogio as e')
    .innerJoin('rh_usuario as f', 'f.id', 'e.id_funcionario')
    .innerJoin('elogio_categoria as c', 'c.id', 'e.id_categoria')
    .leftJoin('rh_usuario as r', 'r.id', 'e.id_remetente')
    .where(maySee(actor))

export const countCompliments = (db: Database, actor: Actor) => rowCount(joined(db, actor))

const visible = (db: Database, actor: Actor, reactions: ReactionColumns) =>
  joined(db, actor).select([
    'e.id',
    'e.created_at',
    'e.id_remetente',
    'r.nome as remetente',
    'r.id_foto as foto_remetente',
    'e.id_funcionario',
    'f.nome as funcionario',
    'f.id_foto as foto_funcionario',
    'e.id_categoria',
    'c.titulo as categoria',
    'c.color',
    'c.icone',
    'e.texto',
    'e.publico',
    sql<ComplimentOrigin>`e.origem`.as('origem'),
    'e.cod_cliente',
    sql<ComplimentState>`e.situacao`.as('situacao'),
    sql<boolean>`(e.id_remetente is not distinct from ${actor.id}
        and e.created_at > now() - make_interval(hours => ${COMPLIMENT_EDIT_HOURS}))`.as('editavel'),
    reactions.reacoes.as('reacoes'),
    reactions.minha_reacao.as('minha_reacao'),
    'e.updated_at',
  ])

export const listCompliments = (
  db: Database,
  actor: Actor,
  request: ListComplimentsInput,
  reactions: ReactionColumns,
) =>
  readPage(visible(db, actor, reactions), request, {
    definition: complimentSchemas.list,
    alias: 'e',
    refs: { remetente: 'r.nome', funcionario: 'f.nome', categoria: 'c.titulo' },
    search: normalised('f.nome', 'r.nome', 'e.texto'),
  })

export const getCompliment = (db: Database, actor: Actor, id: number, reactions: ReactionColumns) =>
  visible(db, actor, reactions).where('e.id', '=', id).executeTakeFirst()

/** Active employees who may be praised by the actor. */
export const praisable = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario')
    .where('funcionario', '=', true)
    .where('ativo', '=', true)
    .where(ofOwnProviders(actor, 'rh_usuario.id_empresa'))

/** Somebody one may look up: their name, for the page of what they received. */
export const getColleague = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('rh_cargo as c', 'c.id', 'u.id_cargo')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .where('u.id', '=', id)
    .where('u.funcionario', '=', true)
    .where(sql<boolean>`(u.id = ${actor.id} or ${ofOwnProviders(actor, 'u.id_empresa')})`)
    .select(['u.id', 'u.nome', 'u.id_foto', 'u.ativo', 'c.nome as cargo', 'd.nome as departamento'])
    .executeTakeFirst()

export const insertCompliments = (db: Database, actor: Actor, rows: ComplimentFields[]) =>
  db
    .insertInto('elogio')
    .values(rows.map((row) => ({ ...row, id_remetente: actor.id })))
    .returning(['id', 'id_funcionario'])
    .execute()

/** The leaders of some people, who are notified of the praise these received. */
export const leadersOf = (db: Database, people: readonly number[]) =>
  db.selectFrom('rh_usuario').where('id', 'in', people).select(['id', 'nome', 'id_gestor']).execute()

export const updateCompliment = (db: Database, input: UpdateComplimentInput) =>
  saveRecord(db.updateTable('elogio'), input)

export async function moderateCompliments(
  db: Database,
  actor: Actor,
  { ids, situacao }: ModerateComplimentsInput,
) {
  const rows = await db
    .updateTable('elogio')
    .set({ situacao })
    .where('id', 'in', ids)
    .where(keptCompliment(actor, 'elogio'))
    .returning('id')
    .execute()
  assertAllFound(ids, rows)
  return { alterados: rows.length }
}

/** Its reactions are deleted with it. */
export async function removeCompliment(db: Database, actor: Actor, id: number): Promise<void> {
  await removeRecord(db.deleteFrom('elogio').where(keptCompliment(actor, 'elogio')), id)
  await db.deleteFrom('reacao').where('tipo', '=', 'elogio').where('id_item', '=', id).execute()
}
