/** Approved bookings and company rides of a vehicle that are still to come. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** The approved bookings of a vehicle that are not over, with who asked and who drives. */
export const bookingsAhead = (db: Database, id_veiculo: number) =>
  db
    .selectFrom('solicitacao_veiculo as s')
    .leftJoin('motorista as m', 'm.id', 's.id_motorista')
    .where('s.id_veiculo', '=', id_veiculo)
    .where('s.situacao', '=', 'aprovada')
    .where('s.data_devolucao', '>', sql<Date>`now()`)
    .select(['s.id', 's.id_usuario', 'm.id_usuario as condutor', 's.data_retirada'])
    .orderBy('s.id')
    .execute()

/** The company rides with a vehicle that are still to come, of some days. */
export const ridesAheadOn = (db: Database, id_veiculo: number, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('carona as r')
    .innerJoin('cidade as c', 'c.id', 'r.id_cidade_destino')
    .where('r.id_veiculo', '=', id_veiculo)
    .where('r.situacao', 'in', ['aberta', 'lotada'])
    .where('r.partida', '>', sql<Date>`now()`)
    .where('r.data', '>=', from)
    .where('r.data', '<=', to)
    .select(['r.id', 'r.id_usuario', 'r.data', 'c.nome as cidade'])
    .orderBy('r.id')
    .execute()
