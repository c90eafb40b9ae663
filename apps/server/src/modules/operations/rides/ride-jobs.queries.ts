/** What happens to rides by itself; each statement may run twice. */
import { ride as text } from '@intranet/contract/messages/rides'
import { formatDate } from '@intranet/contract/formats'
import {
  DONE_HOURS_AFTER,
  KEEP_DAYS,
  REMIND_HOURS_BEFORE,
  type RideRecurrence,
} from '@intranet/contract/operations/ride-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { removeHistory } from '../../../platform/history-copies.ts'
import { notify } from '../../../platform/notify.ts'
import { today } from '../../../platform/today.ts'
import { furtherDays } from './ride-days.ts'
import { passengersOf } from './ride.queries.ts'
import { repeatRide } from './ride-series.queries.ts'

/** Rides that nobody ended are over six hours after they began. */
export const endOldRides = (db: Database) =>
  sql`update carona set situacao = 'concluida'
    where situacao in ('aberta', 'lotada', 'em_andamento')
      and partida < now() - make_interval(hours => ${DONE_HOURS_AFTER}::int)`.execute(db)

/** Twelve hours before: the driver and who has a seat, once for each moment that a ride was moved to. */
export async function remindRides(db: Database): Promise<void> {
  const due = await db
    .selectFrom('carona as r')
    .innerJoin('cidade as c', 'c.id', 'r.id_cidade_destino')
    .where('r.situacao', 'in', ['aberta', 'lotada'])
    .where('r.partida', '>', sql<Date>`now()`)
    .where('r.partida', '<=', sql<Date>`now() + make_interval(hours => ${REMIND_HOURS_BEFORE}::int)`)
    .where(
      sql<boolean>`exists (select from carona_passageiro p where p.id_carona = r.id and p.situacao = 'aceito')`,
    )
    .select([
      'r.id',
      'r.id_usuario',
      'r.data',
      'r.partida',
      sql<string>`to_char(r.hora, 'HH24:MI')`.as('hora'),
      'c.nome',
    ])
    .orderBy('r.partida')
    .orderBy('r.id')
    .limit(500)
    .execute()
  for (const { id, id_usuario, data, partida, hora, nome } of due)
    await notify(db, {
      remetente: null,
      usuarios: [...(id_usuario === null ? [] : [id_usuario]), ...(await passengersOf(db, id, ['aceito']))],
      data: { modulo: 'caronas', msg: text.reminder(nome, formatDate(data), hora), rota: '/ride/list' },
      chave: `carona-lembrete:${id}:${partida.getTime()}`,
    })
}

/**
 * Recurring offers get their rides of the days that have come within reach; one with nothing left ahead has ended. They are
 * like the newest ride that was not edited alone.
 * Who is kept out of rides offers none, nor does who no longer has the vehicle.
 */
export async function extendSeries(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{
    id: number
    data: string
    recorrencia: RideRecurrence
    recorrencia_fim: string | null
  }>`
    select r.id, n.data::text, n.recorrencia, n.recorrencia_fim::text
    from (select distinct on (s.id_serie) s.id_serie, coalesce(s.dia_serie, s.data) as data, s.recorrencia, s.recorrencia_fim
        from carona s where s.id_serie is not null and s.recorrencia <> 'unica'
        order by s.id_serie, coalesce(s.dia_serie, s.data) desc) n
      cross join lateral (select c.id, c.id_usuario, c.id_veiculo from carona c where c.id_serie = n.id_serie
        order by c.dia_serie is not null, c.data desc limit 1) r
      join rh_usuario u on u.id = r.id_usuario and u.ativo
    where exists (
      select from carona f where f.id_serie = n.id_serie and f.data >= ${today} and f.situacao <> 'cancelada')
      and not exists (select from carona_bloqueio b where b.id_usuario = r.id_usuario)
      and (r.id_veiculo is null or exists (select from veiculo v join motorista m on m.id = v.id_motorista
        where v.id = r.id_veiculo and v.situacao <> 'baixado' and m.id_usuario = r.id_usuario))
    order by n.id_serie limit 2000`.execute(db)
  for (const { id, ...offer } of rows) await repeatRide(db, id, furtherDays(offer, now))
}

/** Ninety days after a ride nobody can tell any more who was in it; the ride itself stays, to be counted. */
export async function forgetPeople(db: Database): Promise<void> {
  await sql`update carona_passageiro p set id_usuario = null, ponto_embarque = null, mensagem = null
    from carona r where r.id = p.id_carona and p.id_usuario is not null
      and r.data < ${today} - ${KEEP_DAYS}::int`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`update carona set id_usuario = null, origem = 'Não informado', destino = 'Não informado',
      id_veiculo = null, veiculo_descricao = null, observacao = null
    where id_usuario is not null and data < ${today} - ${KEEP_DAYS}::int returning id`.execute(db)
  await removeHistory(
    db,
    'carona',
    rows.map(({ id }) => id),
  )
}
