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

/** One's own documents, and those for everybody of one's provider and department. */
export const addressedDocument = (actor: Actor, alias: string) => {
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<boolean>`(${ref('ativo')} and not ${ref('substituido')} and (${ref('id_funcionario')} = ${actor.id}
    or ${ref('id_funcionario')} is null
      and (${ref('id_empresa')} is null or ${ref('id_empresa')} = ${actor.id_empresa})
      and (${ref('id_departamento')} is null or ${ref('id_departamento')} = ${actor.id_departamento})))`
}
