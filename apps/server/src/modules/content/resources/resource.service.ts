import { can } from '@intranet/contract/access'
import {
  dayText,
  dayWall,
  instantOf,
  momentOf,
  wallOf,
  wallText,
} from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import type { BookingFields } from '@intranet/contract/content/resource-schemas'
import {
  resourceErrors,
  type ResourceFields,
  type UpdateResourceInput,
} from '@intranet/contract/content/resources'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { found } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import {
  bookable,
  bookableOn,
  cancelBookingRow,
  cancelUnbookable,
  getBooking,
  insertBooking,
} from './booking.queries.ts'
import { getResource, insertResources, switchResources, updateResource } from './resource.queries.ts'

/** Creates resources in the actor's own providers, and gives them their files. */
export async function createResources(db: Database, actor: Actor, objects: ResourceFields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  const created = await insertResources(db, objects)
  for (const [index, { id }] of created.entries()) {
    const file = objects[index]?.id_arquivo
    if (file) await attachUpload(db, actor, file, 'recurso', id)
  }
  return created
}

/** Changes a resource; the result must fulfil its rules. */
export async function changeResource(db: Database, actor: Actor, input: UpdateResourceInput) {
  assertProvider(actor, input.id_empresa)
  const before = found(await getResource(db, actor, input.id))
  const { tipo = before.tipo, reservavel = before.reservavel } = input
  assertNoErrors(resourceErrors({ tipo, reservavel }))
  const saved = await updateResource(db, actor, input)
  if (input.id_arquivo && input.id_arquivo !== before.id_arquivo)
    await attachUpload(db, actor, input.id_arquivo, 'recurso', input.id)
  await endBookings(db, actor, [input.id])
  return saved
}

/** What can be booked on a day, with the day's bookings on São Paulo's clock. */
export async function readBookableDay(db: Database, actor: Actor, dia: string) {
  const from = dayWall(dia)
  const rows = await bookableOn(db, actor, new Date(instantOf(from)), new Date(instantOf(from + DAY_MS)))
  const clock = (instant: string) => wallText(wallOf(Date.parse(instant)))
  return rows.map(({ reservas, ...resource }) => ({
    ...resource,
    reservas: reservas.map((booking) => ({
      ...booking,
      inicio: clock(booking.inicio),
      fim: clock(booking.fim),
    })),
  }))
}

/** Books a resource; of two bookings at once for the same time the database refuses one (409). */
export async function book(db: Database, actor: Actor, { id_recurso, inicio, fim, motivo }: BookingFields) {
  const resource = found(await bookable(db, actor, id_recurso))
  if (!resource.reservavel) throw refusals.invalid({ id_recurso: 'Este recurso não pode ser reservado.' })
  if (momentOf(fim) <= Date.now())
    throw refusals.invalid({ inicio: 'Escolha um horário que ainda não passou.' })
  return insertBooking(db, {
    id_recurso,
    id_usuario: actor.id,
    inicio: new Date(momentOf(inicio)),
    fim: new Date(momentOf(fim)),
    motivo,
  })
}

async function notifyCancelled(
  db: Database,
  actor: Actor,
  { id_usuario, inicio, recurso }: { id_usuario: number; inicio: Date; recurso: string },
): Promise<void> {
  const wall = wallOf(inicio.getTime())
  const day = dayText(wall)
  await notifyOthers(db, actor, {
    usuarios: [id_usuario],
    data: {
      modulo: 'recursos',
      msg: `Sua reserva de ${recurso} em ${day.slice(8)}/${day.slice(5, 7)} às ${wallText(wall).slice(11)} foi cancelada.`,
      rota: `/resources?dia=${day}`,
    },
  })
}

/** Of resources that nobody can book any more nothing stays booked (docs/content.md#bookings). */
async function endBookings(db: Database, actor: Actor, ids: readonly number[]): Promise<void> {
  for (const booking of await cancelUnbookable(db, ids)) await notifyCancelled(db, actor, booking)
}

/** Switches resources; those that are switched off lose their bookings to come. */
export async function setResourcesActive(db: Database, actor: Actor, input: SetActiveInput) {
  const switched = await switchResources(db, actor, input)
  await endBookings(db, actor, input.ids)
  return switched
}

/** Cancels one's own booking; HR cancels any of its providers and the person is notified. */
export async function cancelBooking(
  db: Database,
  actor: Actor,
  id_recurso: number,
  id: number,
): Promise<void> {
  const booking = found(await getBooking(db, actor, id_recurso, id))
  const isOwn = booking.id_usuario === actor.id
  if (!isOwn && !(can(actor, 'rh', 'manage') && booking.no_escopo)) throw refusals.forbidden()
  found(await cancelBookingRow(db, id))
  await notifyCancelled(db, actor, booking)
}

/** A file of a resource is for the one who sees the resource. */
export const maySeeResourceFile = async (db: Database, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null && actor.employee && (await getResource(db, actor, id)) !== undefined
