import { bookingList, type ListBookingsInput } from '@intranet/contract/content/resource-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { readPage } from '../../../platform/list.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'

/** Those of the actor's providers, and their own: they may have moved, or the resource. */
const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('recurso_reserva as b')
    .innerJoin('recurso as r', 'r.id', 'b.id_recurso')
    .innerJoin('rh_usuario as u', 'u.id', 'b.id_usuario')
    .where((eb) => eb.or([amongColleagues(actor, 'r.id_empresa'), eb('b.id_usuario', '=', actor.id)]))
    .select([
      'b.id',
      'b.id_recurso',
      'r.nome as recurso',
      'b.id_usuario',
      'u.nome as usuario',
      'b.inicio',
      'b.fim',
      'b.motivo',
      'b.situacao',
      'b.created_at',
    ])

export const listBookings = (db: Database, actor: Actor, request: ListBookingsInput) =>
  readPage(visible(db, actor), request, {
    definition: bookingList,
    alias: 'b',
    refs: { recurso: 'r.nome', usuario: 'u.nome' },
  })

/** A booking, and whether the actor keeps its resource. */
export const getBooking = (db: Database, actor: Actor, id_recurso: number, id: number) =>
  visible(db, actor)
    .where('b.id', '=', id)
    .where('b.id_recurso', '=', id_recurso)
    .select(inScope(actor, 'r.id_empresa').as('no_escopo'))
    .executeTakeFirst()

interface DayBooking {
  id: number
  inicio: string
  fim: string
  motivo: string
  usuario: string
  meu: boolean
}

/** What can be booked or is booked by the actor, and who has it on a day of São Paulo, in one statement. */
export const bookableOn = (db: Database, actor: Actor, from: Date, to: Date) =>
  db
    .selectFrom('recurso as r')
    .leftJoin('cidade as c', 'c.id', 'r.id_cidade')
    .where('r.ativo', '=', true)
    .where('r.reservavel', '=', true)
    .where((eb) =>
      eb.or([
        amongColleagues(actor, 'r.id_empresa'),
        sql<boolean>`r.id in (select o.id_recurso from recurso_reserva o where o.id_usuario = ${actor.id}
          and o.situacao = 'confirmada' and tstzrange(o.inicio, o.fim) && tstzrange(${from}, ${to}))`,
      ]),
    )
    .select([
      'r.id',
      'r.nome',
      'r.tipo',
      'r.capacidade',
      sql<string | null>`c.nome || '/' || c.uf`.as('cidade'),
      sql<
        DayBooking[]
      >`(select coalesce(json_agg(json_build_object('id', b.id, 'inicio', b.inicio, 'fim', b.fim,
        'motivo', b.motivo, 'usuario', u.nome, 'meu', b.id_usuario = ${actor.id}) order by b.inicio, b.id), '[]')
        from recurso_reserva b join rh_usuario u on u.id = b.id_usuario
        where b.id_recurso = r.id and b.situacao = 'confirmada'
          and tstzrange(b.inicio, b.fim) && tstzrange(${from}, ${to}))`.as('reservas'),
    ])
    .orderBy('r.tipo', 'desc')
    .orderBy('r.nome')
    .orderBy('r.id')
    .limit(500)
    .execute()

/** The resource, when the actor may book it; it is not switched off until the booking is written. */
export const bookable = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('recurso as r')
    .where('r.id', '=', id)
    .where('r.ativo', '=', true)
    .where(amongColleagues(actor, 'r.id_empresa'))
    .select(['r.nome', 'r.reservavel'])
    .forShare()
    .executeTakeFirst()

export const insertBooking = (
  db: Database,
  row: { id_recurso: number; id_usuario: number; inicio: Date; fim: Date; motivo: string },
) => db.insertInto('recurso_reserva').values(row).returning('id').executeTakeFirstOrThrow()

/** Returns whether it was still confirmed. */
export const cancelBookingRow = (db: Database, id: number) =>
  db
    .updateTable('recurso_reserva')
    .set({ situacao: 'cancelada' })
    .where('id', '=', id)
    .where('situacao', '=', 'confirmada')
    .returning('id')
    .executeTakeFirst()

/** Cancels what somebody has booked and not used. */
export const cancelBookingsOf = (db: Database, id_usuario: number) =>
  db
    .updateTable('recurso_reserva')
    .set({ situacao: 'cancelada' })
    .where('id_usuario', '=', id_usuario)
    .where('situacao', '=', 'confirmada')
    .where('fim', '>', sql<Date>`now()`)
    .execute()

const ahead = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('recurso_reserva as b')
    .innerJoin('recurso as r', 'r.id', 'b.id_recurso')
    .where('b.id_recurso', 'in', ids)
    .where('b.situacao', '=', 'confirmada')
    .where('b.fim', '>', sql<Date>`now()`)

/** How many bookings of some resources are not over, for who keeps them. */
export const countAhead = (db: Database, actor: Actor, ids: readonly number[]) =>
  ahead(db, ids)
    .where(inScope(actor, 'r.id_empresa'))
    .select(({ fn }) => fn.countAll<number>().as('reservas'))
    .executeTakeFirstOrThrow()

/** Cancels what is booked of those that can be booked no more; answers whose they were. */
export const cancelUnbookable = (db: Database, ids: readonly number[]) =>
  db
    .updateTable('recurso_reserva as b')
    .from('recurso as r')
    .set({ situacao: 'cancelada' })
    .whereRef('r.id', '=', 'b.id_recurso')
    .where(
      'b.id',
      'in',
      ahead(db, ids)
        .where(sql<boolean>`not (r.ativo and r.reservavel)`)
        .select('b.id')
        .orderBy('b.id')
        .forNoKeyUpdate(),
    )
    .where('b.situacao', '=', 'confirmada')
    .returning(['b.id_usuario', 'b.inicio', 'r.nome as recurso'])
    .execute()
