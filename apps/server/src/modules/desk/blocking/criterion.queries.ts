import {
  criterionList,
  valueWords,
  type ListCriteriaInput,
  type NewCriterion,
  type UpdateCriterionInput,
} from '@intranet/contract/desk/blocking-criteria'
import type { CriterionField, CriterionOperator } from '@intranet/contract/desk/blocking-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const ofOwnRule = (actor: Actor, column: string) =>
  sql<boolean>`exists (select from regra_bloqueio seen where seen.id = ${sql.ref(column)}
    and ${inScope(actor, 'seen.id_empresa', false)})`

/** Names in place of the ids of micro-regions. */
const values = sql<string>`(select string_agg(coalesce(m.nome, v.valor), ', ' order by v.ordem)
  from jsonb_array_elements_text(c.valor) with ordinality v(valor, ordem)
  left join microrregiao m on c.campo = 'microrregiao' and m.id::text = v.valor)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('criterio_excecao as c')
    .where(ofOwnRule(actor, 'c.id_regra'))
    .select([
      'c.id',
      'c.id_regra',
      sql<CriterionField>`c.campo`.as('campo'),
      sql<CriterionOperator>`c.operador`.as('operador'),
      sql<string[]>`c.valor`.as('valor'),
      values.as('valores'),
      'c.validade_inicio',
      'c.validade_fim',
      'c.motivo',
      'c.ativo',
      'c.created_at',
      'c.updated_at',
    ])

type Criterion = Awaited<ReturnType<ReturnType<typeof visible>['executeTakeFirstOrThrow']>>
/** Its values in the words of its field; a micro-region has its name from the database. */
const worded = (one: Criterion): Criterion =>
  one.campo === 'microrregiao'
    ? one
    : { ...one, valores: one.valor.map((value) => valueWords(one.campo, value)).join(', ') }

export async function listCriteria(db: Database, actor: Actor, request: ListCriteriaInput) {
  const page = await readPage(visible(db, actor), request, {
    definition: criterionList,
    alias: 'c',
    refs: { valores: values },
    search: normalised('c.motivo', 'c.campo'),
  })
  return { ...page, dados: page.dados.map(worded) }
}

export async function getCriterion(db: Database, actor: Actor, id: number) {
  const one = await visible(db, actor).where('c.id', '=', id).executeTakeFirst()
  return one && worded(one)
}

export const insertCriteria = (db: Database, actor: Actor, rows: NewCriterion[]) =>
  db
    .insertInto('criterio_excecao')
    .values(rows.map(({ valor, ...row }) => ({ ...row, valor: JSON.stringify(valor), id_usuario: actor.id })))
    .returning('id')
    .execute()

export const updateCriterion = (db: Database, actor: Actor, { valor, ...input }: UpdateCriterionInput) =>
  saveRecord(db.updateTable('criterio_excecao').where(ofOwnRule(actor, 'id_regra')), {
    ...input,
    ...(valor && { valor: JSON.stringify(valor) }),
  })

export const removeCriterion = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('criterio_excecao').where(ofOwnRule(actor, 'id_regra')), id)

/** The rules among some that are the actor's. */
export const ownRules = (db: Database, actor: Actor) =>
  db.selectFrom('regra_bloqueio').where((eb) => inScope(actor, eb.ref('id_empresa'), false))

/** Micro-regions that a provider may name: its own and those of the whole group. */
export const microregionsOf = (db: Database, actor: Actor) =>
  db.selectFrom('microrregiao').where((eb) => inScope(actor, eb.ref('id_empresa')))
