import type { VehicleState } from '@intranet/contract/operations/fleet-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** The vehicle of an approved request, held until the transaction ends; the request was looked at before. */
export const bookedVehicle = (db: Database, id: number) =>
  db
    .selectFrom('veiculo as v')
    .where('v.id', '=', id)
    .select([
      'v.id',
      'v.id_empresa',
      'v.id_motorista',
      'v.km_atual',
      sql<VehicleState>`v.situacao`.as('situacao'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()
