import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** In the order of ids: two shutdowns at once hold rides in the same order. */
const ahead = (db: Database) =>
  db
    .selectFrom('carona as r')
    .where('r.situacao', 'in', ['aberta', 'lotada'])
    .where('r.partida', '>', sql<Date>`now()`)
    .orderBy('r.id')

/** The rides that a person is to drive. */
export const ridesAhead = (db: Database, id_usuario: number) =>
  ahead(db).where('r.id_usuario', '=', id_usuario).select('r.id').execute()

/** The seats that a person has or asked for with others. */
export const seatsAhead = (db: Database, id_usuario: number) =>
  ahead(db)
    .innerJoin('carona_passageiro as p', 'p.id_carona', 'r.id')
    .where('p.id_usuario', '=', id_usuario)
    .where('p.situacao', 'in', ['pendente', 'aceito'])
    .select(['p.id', 'p.id_carona'])
    .execute()
