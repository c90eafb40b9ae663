import { isSuperadmin } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

/** The event's maker; of a shared event also a superadmin. */
export const mayChangeEvent = (actor: Actor, table = 'v') =>
  sql<boolean>`(${sql.ref(`${table}.id_usuario`)} = ${actor.id}
    or (${sql.ref(`${table}.publico`)} <> 'pessoal' and ${isSuperadmin(actor)}))`
