/** The rides of one recurring offer. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** A ride of an offer, by its day; one that does not recur has no `id_serie`. */
interface Place {
  id_serie: number | null
  data: string
}

/** The same ride on further days, as one offer. Days on which the driver is busy already are left out. */
export async function repeatRide(db: Database, id: number, days: readonly string[]): Promise<void> {
  await sql`update carona set id_serie = id where id = ${id} and id_serie is null and recorrencia <> 'unica'`.execute(
    db,
  )
  if (days.length === 0) return
  await sql`
    insert into carona (id_usuario, id_cidade_origem, origem, id_cidade_destino, destino, data, hora, vagas,
      id_veiculo, veiculo_descricao, tipo, valor_sugerido, recorrencia, recorrencia_fim, observacao, id_serie)
    select r.id_usuario, r.id_cidade_origem, r.origem, r.id_cidade_destino, r.destino, d.dia, r.hora, r.vagas,
      r.id_veiculo, r.veiculo_descricao, r.tipo, r.valor_sugerido, r.recorrencia, r.recorrencia_fim, r.observacao, r.id_serie
    from carona r cross join unnest(${days}::date[]) as d(dia) where r.id = ${id}
    on conflict do nothing`.execute(db)
}

/** The later rides of the same offer that nobody has driven yet. */
export const laterRides = (db: Database, { id_serie, data }: Place) =>
  id_serie === null
    ? Promise.resolve([])
    : db
        .selectFrom('carona')
        .where('id_serie', '=', id_serie)
        .where('data', '>', data)
        .where('situacao', 'in', ['aberta', 'lotada'])
        .select('id')
        .orderBy('data')
        .execute()

/** The offer has no day from this ride on any more: its nights read that of its last ride. */
export const endSeries = (db: Database, { id_serie, data }: Place) =>
  db
    .updateTable('carona')
    .set({ recorrencia_fim: sql`${data}::date - 1` })
    .where('id_serie', '=', id_serie)
    .where('data', '>=', data)
    .execute()
