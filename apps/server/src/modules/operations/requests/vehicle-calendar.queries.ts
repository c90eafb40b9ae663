import type { VehicleRequestState, VehicleState } from '@intranet/contract/operations/fleet-options'
import type { VehicleCalendarInput } from '@intranet/contract/operations/vehicle-requests'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { ofOwnProviders } from '../../../platform/scope.ts'
import { managesFleet } from '../fleet/vehicle-scope.ts'

const MOST_VEHICLES = 500

/** Vehicles in service of one's providers and their bookings between two days (São Paulo), in two statements. */
export async function readVehicleCalendar(
  db: Database,
  actor: Actor,
  { inicio, fim, id_empresa }: VehicleCalendarInput,
) {
  const veiculos = await db
    .selectFrom('veiculo as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .where(ofOwnProviders(actor, 'v.id_empresa'))
    .where('v.ativo', '=', true)
    .where('v.situacao', '<>', 'baixado')
    .$if(id_empresa !== undefined, (query) => query.where('v.id_empresa', '=', id_empresa!))
    .select([
      'v.id',
      'v.placa',
      'v.modelo',
      'v.lugares',
      'v.id_empresa',
      'e.nome as empresa',
      sql<VehicleState>`v.situacao`.as('situacao'),
    ])
    .orderBy('v.placa')
    .limit(MOST_VEHICLES)
    .execute()
  const mayRead = sql<boolean>`(${managesFleet(actor)} or s.id_usuario = ${actor.id})`
  const reservas = await db
    .selectFrom('solicitacao_veiculo as s')
    .innerJoin('rh_usuario as u', 'u.id', 's.id_usuario')
    .where(sql<boolean>`s.id_veiculo = any(${veiculos.map(({ id }) => id)}::bigint[])`)
    .where('s.situacao', 'in', ['aprovada', 'em_uso'])
    .where(
      sql<boolean>`tstzrange(s.data_retirada, s.data_devolucao)
        && tstzrange(${inicio}::date::timestamp at time zone 'America/Sao_Paulo', ${fim}::date::timestamp at time zone 'America/Sao_Paulo')`,
    )
    .select([
      's.id',
      sql<number>`s.id_veiculo`.as('id_veiculo'),
      's.data_retirada as inicio',
      's.data_devolucao as fim',
      sql<VehicleRequestState>`s.situacao`.as('situacao'),
      sql<string | null>`case when ${mayRead} then u.nome end`.as('solicitante'),
      sql<string | null>`case when ${mayRead} then s.motivo end`.as('motivo'),
      sql<boolean>`s.id_usuario = ${actor.id}`.as('meu'),
    ])
    .orderBy('s.data_retirada')
    .orderBy('s.id')
    .limit(20_000)
    .execute()
  return { veiculos, reservas }
}
