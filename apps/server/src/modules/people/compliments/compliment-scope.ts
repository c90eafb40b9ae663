import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { keepsPeople } from '../employees/employee-scope.ts'

/** The compliments of the actor's providers: HR's to hide and to remove. */
export const keptCompliment = (actor: Actor, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.id_funcionario`)} in (
    select f.id from rh_usuario f where ${inScope(actor, 'f.id_empresa')})`

/** What somebody wrote themselves, and what HR keeps. */
export const changeableCompliment = (actor: Actor, alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.id_remetente`)} = ${actor.id}
    or ${keepsPeople(actor) ? keptCompliment(actor, alias) : sql`false`})`
