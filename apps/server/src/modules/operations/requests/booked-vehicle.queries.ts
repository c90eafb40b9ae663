import type { VehicleRequestState, VehicleState } from '@intranet/contract/operations/fleet-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** The vehicle of an approved request, locked until the transaction ends; the request was looked at before. */
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

/**
 * The first other booking of a vehicle between now and the end of a request that left at `saida`. One that leaves after its
 * time is over has the vehicle in that moment all the same.
 */
export const bookedUntil = (
  db: Database,
  id_veiculo: number,
  request: { id: number; data_devolucao: Date; saida: Date },
) =>
  db
    .selectFrom('solicitacao_veiculo as s')
    .where('s.id_veiculo', '=', id_veiculo)
    .where('s.id', '<>', request.id)
    .where((eb) =>
      eb.or([
        eb('s.situacao', '=', 'em_uso'),
        eb.and([
          eb('s.situacao', '=', 'aprovada'),
          eb(
            's.data_retirada',
            '<',
            sql<Date>`greatest(${request.data_devolucao}::timestamptz, ${request.saida})`,
          ),
          eb('s.data_devolucao', '>', sql<Date>`now()`),
        ]),
      ]),
    )
    .select([sql<VehicleRequestState>`s.situacao`.as('situacao'), 's.data_retirada'])
    .orderBy(sql`s.situacao = 'em_uso'`, 'desc')
    .orderBy('s.data_retirada')
    .executeTakeFirst()
