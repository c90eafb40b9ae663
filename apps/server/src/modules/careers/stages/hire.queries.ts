import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** True for the applications `a` of who was hired within 90 days: older ones wait no longer. */
export const newlyHired = sql<boolean>`(a.etapa = 'contratado' and a.id in (select m.id_candidatura
  from candidatura_etapa m where m.para = 'contratado' and m.created_at > now() - interval '90 days'))`

/**
 * True where `u`, newly hired and an employee already when they applied (`a`), does not have the place of the vacancy `v` yet,
 * nor was hired for another one since, and the actor reaches them: docs/hiring.md#hire.
 */
export const toMove = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`(${newlyHired} and u.funcionario and (v.interna or u.data_admissao < a.created_at::date)
    and not exists (select from candidatura b where b.id_usuario = a.id_usuario and b.etapa = 'contratado'
      and b.movida_em > a.movida_em)
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
