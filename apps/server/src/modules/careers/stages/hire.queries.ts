import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/**
 * True where `u`, an employee already when they applied (`a`), does not have the place of the vacancy `v` yet, and the actor
 * reaches them: docs/hiring.md#hire.
 */
export const toMove = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`(u.funcionario and (v.interna or u.data_admissao < a.created_at::date)
    and (u.id_empresa, u.id_departamento, u.id_cargo) is distinct from (v.id_empresa, v.id_departamento, v.id_cargo)
    and ${inScope(actor, 'u.id_empresa')})`

/** The onboardings that reach a person. */
export const countOnboardings = async (db: Database, id_usuario: number): Promise<number> =>
  (
    await db
      .selectFrom('onboarding_usuario')
      .where('id_usuario', '=', id_usuario)
      .where('ativo', '=', true)
      .where('alcancado', '=', true)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
  ).total
