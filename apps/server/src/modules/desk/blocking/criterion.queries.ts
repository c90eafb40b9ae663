import {
  criterionList,
  type ListCriteriaInput,
  type NewCriterion,
  type UpdateCriterionInput,
} from '@intranet/contract/desk/blocking-criteria'
import {
  criterionFields,
  criterionKinds,
  personKindLabels,
  yesNoLabels,
  type CriterionField,
  type CriterionKind,
  type CriterionOperator,
} from '@intranet/contract/desk/blocking-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const ofOwnRule = (actor: Actor, column: string) =>
  sql<boolean>`exists (select from regra_bloqueio seen where seen.id = ${sql.ref(column)}
    and ${inScope(actor, 'seen.id_empresa', false)})`

/** Value → words, of the fields of a kind. */
const worded = (kind: CriterionKind, labels: Readonly<Record<string, string>>) => {
  const fields = criterionFields.filter((field) => criterionKinds[field] === kind)
  return sql`when c.campo = any(${fields}::text[]) then ${JSON.stringify(labels)}::jsonb ->> v.valor`
}
const amounts = criterionFields.filter((field) => criterionKinds[field] === 'valor')

/** The values as people read them, like `valueWords`, and micro-regions by their names. */
const values = sql<string>`(select string_agg(coalesce(m.nome, case
    ${worded('pessoa', personKindLabels)}
    ${worded('sim', yesNoLabels)}
    when c.campo = any(${amounts}::text[])
      then ${'R$\u00a0'} || translate(to_char(v.valor::numeric, 'FM9,999,999,990.00'), ',.', '.,')
    end, v.valor), ', ' order by v.ordem)
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

export const listCriteria = (db: Database, actor: Actor, request: ListCriteriaInput) =>
  readPage(visible(db, actor), request, {
    definition: criterionList,
    alias: 'c',
    refs: { valores: values },
    search: normalised('c.motivo', 'c.campo'),
  })

export const getCriterion = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('c.id', '=', id).executeTakeFirst()

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
