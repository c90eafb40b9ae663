import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** Documents of people of one's providers, and those for everybody there. For HR's managers only. */
export const keptDocument = (actor: Actor, alias: string) => {
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<boolean>`case when ${ref('id_funcionario')} is null then ${inScope(actor, `${alias}.id_empresa`)}
    else exists (select from rh_usuario dono where dono.id = ${ref('id_funcionario')}
      and ${inScope(actor, 'dono.id_empresa')}) end`
}
