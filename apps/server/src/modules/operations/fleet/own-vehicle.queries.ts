import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { takesPartIn } from './request-scope.ts'

/** Vehicles that are assigned to a person, and those of bookings that they asked for or drive. */
export const ownVehicle = (actor: Actor, alias: string) => sql<boolean>`(
  exists (select from motorista m where m.id = ${sql.ref(`${alias}.id_motorista`)} and m.id_usuario = ${actor.id})
  or exists (select from solicitacao_veiculo s where s.id_veiculo = ${sql.ref(`${alias}.id`)}
    and ${takesPartIn(actor, 's')} and s.situacao in ('aprovada', 'em_uso', 'concluida')))`

export const ownVehicles = (db: Database, actor: Actor) =>
  db
    .selectFrom('veiculo as v')
    .where(ownVehicle(actor, 'v'))
    .where('v.situacao', '<>', 'baixado')
    .select(['v.id', 'v.placa', 'v.modelo', 'v.km_atual'])
    .orderBy('v.placa')
    .limit(200)
    .execute()

/** One of them, locked until the transaction ends. */
export const holdOwnVehicle = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('veiculo as v')
    .where('v.id', '=', id)
    .where(ownVehicle(actor, 'v'))
    .select(['v.id', 'v.placa', 'v.id_empresa', 'v.km_atual', 'v.situacao'])
    .forNoKeyUpdate()
    .executeTakeFirst()
