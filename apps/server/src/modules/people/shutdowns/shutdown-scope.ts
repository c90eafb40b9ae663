import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

export const decides = (actor: Actor) => can(actor, 'desligamentos', 'manage')

/** People of one's own department and those one leads. */
const ownTeam = (
  actor: Actor,
  alias: string,
) => sql<boolean>`(${inScope(actor, `${alias}.id_empresa`, false)} and (
  ${sql.ref(`${alias}.id_departamento`)} = ${actor.id_departamento} or ${sql.ref(`${alias}.id_gestor`)} = ${actor.id}))`

export const shutdownReach = (actor: Actor, alias: string) =>
  decides(actor) ? inScope(actor, `${alias}.id_empresa`) : ownTeam(actor, alias)

/** Shutdowns of others that the actor decides about. */
export const decidedShutdown = (actor: Actor, alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.id_funcionario`)} <> ${actor.id} and exists (
    select from rh_usuario u where u.id = ${sql.ref(`${alias}.id_funcionario`)}
      and ${decides(actor) ? shutdownReach(actor, 'u') : sql`false`}))`
