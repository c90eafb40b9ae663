/** Whose onboardings, trails and contents somebody sees and writes: provider, and for some the department. */
import { can, onboardingDepartmentOnly } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertProvider, inScope } from '../../../platform/scope.ts'

/** HR: the people who edit, activate and write for the whole group. */
export const managesOnboarding = (actor: Actor) => can(actor, 'onboarding', 'manage')

/** Whether somebody sees every department of their providers. */
export const wholeCompany = (actor: Actor) => !onboardingDepartmentOnly(actor.roles)

/**
 * The condition on the department; true if the actor is not limited to their own. `shared` includes rows without a
 * department.
 */
function inDepartment(actor: Actor, column: string, shared: boolean): RawBuilder<boolean> {
  if (wholeCompany(actor)) return sql<boolean>`true`
  const ref = sql.ref(column)
  const own = sql<boolean>`${ref} = ${actor.id_departamento}`
  return shared ? sql<boolean>`(${ref} is null or ${own})` : own
}

/** Rows that HR reads: of their providers and, for some, their department; `shared` keeps the group's own. */
export const readable = (actor: Actor, alias: string, shared = true): RawBuilder<boolean> =>
  sql<boolean>`(${inScope(actor, `${alias}.id_empresa`, shared)}
    and ${inDepartment(actor, `${alias}.id_departamento`, shared)})`

/** Rows they may write: those of no provider belong to managers. */
export const writable = (actor: Actor, alias: string): RawBuilder<boolean> =>
  readable(actor, alias, managesOnboarding(actor))

interface Place {
  id_empresa?: number | null
  id_departamento?: number | null
}

const foreignDepartment = () =>
  new AppError('forbidden', refusals.forbidden().message, {
    campos: { id_departamento: 'Este departamento não é seu.' },
  })

/**
 * Refuses a place that is not the actor's. If none was sent, an actor limited to a department gets their own
 * department, and one who may not write for the whole group gets their own provider.
 */
export function ownPlace<T extends Place>(actor: Actor, fields: T): T {
  const place = { ...fields }
  if (!managesOnboarding(actor)) {
    if (place.id_empresa === undefined) place.id_empresa = actor.id_empresa
    if (place.id_empresa === null) throw refusals.forbidden()
  }
  assertProvider(actor, place.id_empresa)
  if (onboardingDepartmentOnly(actor.roles)) {
    if (place.id_departamento === undefined) place.id_departamento = actor.id_departamento
    if (place.id_departamento === null || place.id_departamento !== actor.id_departamento)
      throw foreignDepartment()
  }
  return place
}
