import { momentOf } from '@intranet/contract/content/calendar-time'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { dayInBrazil } from '@intranet/contract/today'
import { fleet as text } from '@intranet/contract/messages/fleet'
import {
  windowErrors,
  type StepVehicleRequestInput,
  type UpdateVehicleRequestInput,
  type VehicleRequestFields,
} from '@intranet/contract/operations/vehicle-requests'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { notify } from '../../../platform/notify.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { ridesAheadOn } from '../fleet/booking-ahead.queries.ts'
import { assignable, driverOfUser } from '../fleet/driver.queries.ts'
import { notifyDriver, notifyManagers, notifyPerson } from '../fleet/notify-fleet.ts'
import { holdVehicle } from '../fleet/vehicle.queries.ts'
import { assertMayDrive } from '../fleet/vehicle.service.ts'
import { managesFleet } from '../fleet/vehicle-scope.ts'
import { rideVehicle } from '../rides/ride.queries.ts'
import {
  firstWaiting,
  getVehicleRequest,
  insertVehicleRequest,
  isActive,
  isBooked,
  takeRequestStep,
  updateVehicleRequest,
  wishable,
  type VehicleRequest,
} from './vehicle-request.queries.ts'

export const TABLE = 'solicitacao_veiculo'
const LIST = '/requests/vehicle'

interface Window {
  data_retirada: string
  data_devolucao: string
}

function windowOf(fields: Window): { from: Date; to: Date } {
  assertNoErrors(windowErrors(fields))
  const [from, to] = [new Date(momentOf(fields.data_retirada)), new Date(momentOf(fields.data_devolucao))]
  if (to.getTime() <= Date.now()) throw refusals.field('data_retirada', text.past)
  return { from, to }
}

/** Who wants to drive themselves is a driver. */
async function assertDriver(db: Database, actor: Actor, dirige: boolean | undefined): Promise<void> {
  if (dirige && !(await driverOfUser(db, actor.id))) throw refusals.field('dirige', text.notDriver)
}

/** A vehicle that others have is waited for, or refused. */
async function waitsSince(
  db: Database,
  id_veiculo: number | null | undefined,
  window: { from: Date; to: Date },
  espera: boolean | undefined,
  except?: number,
): Promise<Date | null> {
  const taken = id_veiculo ? await isBooked(db, id_veiculo, window, except) : false
  if (taken && !espera) throw refusals.field('id_veiculo', text.booked, 'conflict')
  return espera ? new Date() : null
}

/** Asks for vehicles of one's own provider; its fleet's managers are notified. */
export async function createVehicleRequests(db: Database, actor: Actor, objects: VehicleRequestFields[]) {
  const { id_empresa } = actor
  if (id_empresa === null) throw new AppError('conflict', text.noProvider)
  await assertChoices(
    wishable(db, id_empresa),
    objects.map(({ id_veiculo }) => id_veiculo),
    'id_veiculo',
  )
  const created = []
  for (const { espera, ...fields } of objects) {
    const window = windowOf(fields)
    await assertDriver(db, actor, fields.dirige)
    const { id } = await insertVehicleRequest(db, {
      ...fields,
      id_empresa,
      id_usuario: actor.id,
      data_retirada: window.from,
      data_devolucao: window.to,
      espera_desde: await waitsSince(db, fields.id_veiculo, window, espera),
    })
    await notifyManagers(db, actor, id_empresa, {
      msg: `${actor.nome ?? 'Um funcionário'} solicitou um veículo para ${fields.destino} em ${formatDateTime(window.from)}.`,
      rota: `/fleet/bookings?pedido=${id}`,
    })
    created.push({ id })
  }
  return created
}

/** One's own request, locked, while nobody has decided. */
async function ownPending(db: Database, actor: Actor, id: number): Promise<VehicleRequest> {
  await holdRecord(db, TABLE, id)
  const before = found(await getVehicleRequest(db, actor, id))
  if (before.id_usuario !== actor.id) throw refusals.forbidden()
  if (before.situacao !== 'pendente') throw refusals.wrongState()
  return before
}

export async function changeVehicleRequest(db: Database, actor: Actor, input: UpdateVehicleRequestInput) {
  const before = await ownPending(db, actor, input.id)
  const { espera, data_retirada, data_devolucao, ...fields } = input
  await assertDriver(db, actor, fields.dirige)
  if (fields.id_veiculo)
    await assertChoices(wishable(db, before.id_empresa), [fields.id_veiculo], 'id_veiculo')
  const window = windowOf({
    data_retirada: data_retirada ?? before.data_retirada.toISOString(),
    data_devolucao: data_devolucao ?? before.data_devolucao.toISOString(),
  })
  const id_veiculo = fields.id_veiculo === undefined ? before.id_veiculo : fields.id_veiculo
  const waits = espera ?? before.espera_desde !== null
  const since = await waitsSince(db, id_veiculo, window, waits, input.id)
  return updateVehicleRequest(db, {
    ...fields,
    data_retirada: window.from,
    data_devolucao: window.to,
    espera_desde: waits ? (before.espera_desde ?? since) : null,
  })
}

/** Onto the waiting list, or off it: by the one who asked, or the fleet's manager. */
export async function waitForVehicle(
  db: Database,
  actor: Actor,
  { id, espera }: { id: number; espera: boolean },
) {
  await holdRecord(db, TABLE, id)
  const before = found(await getVehicleRequest(db, actor, id))
  if (before.id_usuario !== actor.id && !managesFleet(actor)) throw refusals.forbidden()
  if (before.situacao !== 'pendente') throw refusals.wrongState()
  return updateVehicleRequest(db, {
    id,
    espera_desde: espera ? (before.espera_desde ?? new Date()) : null,
  })
}

/** An approval: of a time that is not over, a vehicle with enough seats, and a driver whose licence is valid until the return. */
async function approval(db: Database, actor: Actor, before: VehicleRequest, input: StepVehicleRequestInput) {
  if (!(await isActive(db, before.id_usuario))) throw new AppError('conflict', text.requesterGone)
  if (before.data_devolucao.getTime() <= Date.now()) throw new AppError('conflict', text.windowOver)
  const wanted = input.id_veiculo ?? before.id_veiculo
  const vehicle = wanted ? await holdVehicle(db, actor, wanted) : undefined
  if (!vehicle || !vehicle.ativo) throw refusals.field('id_veiculo', text.vehicleRequired)
  if (vehicle.situacao === 'baixado') throw refusals.field('id_veiculo', text.retired)
  if (vehicle.lugares < before.passageiros) throw refusals.field('id_veiculo', text.tooFewSeats)
  const driver = input.id_motorista
    ? await assignable(db, actor, input.id_motorista)
    : before.dirige
      ? await driverOfUser(db, before.id_usuario)
      : undefined
  if (!driver) throw refusals.field('id_motorista', text.driverRequired)
  assertMayDrive(driver, vehicle, dayInBrazil(before.data_devolucao))
  return { id_veiculo: vehicle.id, id_motorista: driver.id, espera_desde: null }
}

const outcomes = { aprovada: 'foi aprovada', recusada: 'foi recusada', cancelada: 'foi cancelada' }

/**
 * The decision: the fleet's manager approves or refuses; who asked may cancel what has not begun. Of two approvals of
 * one vehicle at once the database refuses the second.
 */
export async function stepVehicleRequest(db: Database, actor: Actor, input: StepVehicleRequestInput) {
  const { id, situacao, texto } = input
  await holdRecord(db, TABLE, id)
  const before = found(await getVehicleRequest(db, actor, id))
  const own = situacao === 'cancelada' && before.id_usuario === actor.id
  if (!own && !managesFleet(actor)) throw refusals.forbidden()
  assertNewest(input, before)
  if (situacao === 'recusada' && !texto) throw refusals.field('texto', text.reasonRequired)
  const given = situacao === 'aprovada' ? await approval(db, actor, before, input) : undefined
  const from = situacao === 'cancelada' ? (['pendente', 'aprovada'] as const) : (['pendente'] as const)
  if (!(await takeRequestStep(db, id, from, { situacao, ...(texto && { resposta: texto }), ...given })))
    throw refusals.wrongState()
  await notifyPerson(db, actor, before.id_usuario, {
    msg: `Sua solicitação de veículo para ${before.destino} ${outcomes[situacao]}.`,
    rota: LIST,
  })
  if (given) await notifyNamed(db, actor, { ...before, ...given }, text.drives)
  if (situacao === 'cancelada' && before.situacao === 'aprovada') await notifyEnded(db, actor, before)
  return { id, situacao }
}

type Named = Pick<VehicleRequest, 'id' | 'id_usuario' | 'id_motorista' | 'destino' | 'data_retirada'>

/** Notifies the driver whom a manager named: they have not asked for the booking. */
async function notifyNamed(
  db: Database,
  actor: Actor,
  { id, id_usuario, id_motorista, destino, data_retirada }: Named,
  say: (trip: string) => string,
): Promise<void> {
  const msg = say(`${destino} em ${formatDateTime(data_retirada)}`)
  await notifyDriver(db, actor, id_motorista, { msg, rota: `/requests/vehicle/edit/${id}` }, id_usuario)
}

/** Notifies those for whom an approved booking ends: its driver, company rides with its vehicle, and who waits for that. */
export async function notifyEnded(db: Database, actor: Actor, booking: Named & Freed): Promise<void> {
  await notifyNamed(db, actor, booking, text.drivesNot)
  await notifyRides(db, booking)
  await notifyWaiting(db, actor, booking)
}

/** A company ride names a vehicle that its driver has, or has booked for that day: without it the driver has to decide. */
export async function notifyRides(db: Database, freed: Freed): Promise<void> {
  if (freed.id_veiculo === null) return
  const days = { from: dayInBrazil(freed.data_retirada), to: dayInBrazil(freed.data_devolucao) }
  for (const ride of await ridesAheadOn(db, freed.id_veiculo, days)) {
    if (ride.id_usuario === null) continue
    const has = await rideVehicle(db, freed.id_veiculo, ride.id_usuario, ride.data)
    if (has?.vinculado || has?.reservado) continue
    const msg = text.rideWithout(freed.placa ?? '', ride.cidade, formatDate(ride.data))
    await notify(db, {
      remetente: null,
      usuarios: [ride.id_usuario],
      data: { modulo: 'caronas', msg, rota: `/ride/edit/${ride.id}` },
    })
  }
}

type Freed = Pick<VehicleRequest, 'id_veiculo' | 'data_retirada' | 'data_devolucao' | 'placa'>

/** Somebody who waits hears that the vehicle of a booking is free again, and so do the managers. */
export async function notifyWaiting(db: Database, actor: Actor, freed: Freed): Promise<void> {
  if (freed.id_veiculo === null) return
  const window = { from: freed.data_retirada, to: freed.data_devolucao }
  const waiting = await firstWaiting(db, freed.id_veiculo, window)
  if (!waiting) return
  await notifyPerson(db, actor, waiting.id_usuario, {
    msg: `O veículo ${freed.placa} ficou livre no período da sua solicitação em espera.`,
    rota: LIST,
  })
  await notifyManagers(db, actor, waiting.id_empresa, {
    msg: `O veículo ${freed.placa} ficou livre: há uma solicitação em espera.`,
    rota: `/fleet/bookings?pedido=${waiting.id}`,
  })
}
