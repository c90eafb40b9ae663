import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

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
