import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'

/** The columns that say where somebody is. */
export type Place = 'id_departamento' | 'id_setor' | 'id_cargo' | 'id_empresa'

/** Active employees whom the actor sees. */
export const activeEmployees = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario')
    .where('ativo', '=', true)
    .where('funcionario', '=', true)
    .where((eb) => inScope(actor, eb.ref('id_empresa')))

/** Active employees of some departments, sectors, positions or providers, of those whom the actor sees. */
export const countPeopleOf = (db: Database, actor: Actor, place: Place, ids: readonly number[]) =>
  activeEmployees(db, actor)
    .where(place, 'in', ids)
    .select(({ fn }) => fn.countAll<number>().as('pessoas'))
    .executeTakeFirstOrThrow()
