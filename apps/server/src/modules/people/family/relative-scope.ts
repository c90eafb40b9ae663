import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { keepsPeople } from '../employees/employee-scope.ts'

/** One's own relatives; HR's managers those of the employees of their providers. */
export const keepsRelativesOf = (actor: Actor, alias: string) =>
  keepsPeople(actor)
    ? sql<boolean>`(${sql.ref(`${alias}.id`)} = ${actor.id} or ${inScope(actor, `${alias}.id_empresa`)})`
    : sql<boolean>`${sql.ref(`${alias}.id`)} = ${actor.id}`

/** Relatives, by their row, that the actor may write. */
export const keptRelative = (actor: Actor, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.id_funcionario`)} in (select u.id from rh_usuario u where ${keepsRelativesOf(actor, 'u')})`
