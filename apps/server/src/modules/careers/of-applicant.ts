import { sql } from 'kysely'

/** Whose a row `t` of an application is. */
export const ofApplicant = (id: number) =>
  sql`t.id_candidatura in (select a.id from candidatura a where a.id_usuario = ${id})`
