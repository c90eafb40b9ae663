import { bookingList, type ListBookingsInput } from '@intranet/contract/content/resource-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { readPage } from '../../../platform/list.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('recurso_reserva as b')
    .innerJoin('recurso as r', 'r.id', 'b.id_recurso')
    .innerJoin('rh_usuario as u', 'u.id', 'b.id_usuario')
    .where(amongColleagues(actor, 'r.id_empresa'))
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

/** What can be booked, and who has it on a day of São Paulo, in one statement. */
export const bookableOn = (db: Database, actor: Actor, from: Date, to: Date) =>
  db
    .selectFrom('recurso as r')
    .leftJoin('cidade as c', 'c.id', 'r.id_cidade')
    .where('r.ativo', '=', true)
    .where('r.reservavel', '=', true)
    .where(amongColleagues(actor, 'r.id_empresa'))
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

/** The resource, when the actor may book it. */
export const bookable = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('recurso as r')
    .where('r.id', '=', id)
    .where('r.ativo', '=', true)
    .where(amongColleagues(actor, 'r.id_empresa'))
    .select(['r.nome', 'r.reservavel'])
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
