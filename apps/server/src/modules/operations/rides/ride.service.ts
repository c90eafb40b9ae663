import { MINUTE_MS } from '@intranet/contract/durations'
import { formatDate } from '@intranet/contract/formats'
import { ride as text } from '@intranet/contract/messages/rides'
import { form } from '@intranet/contract/messages'
import {
  rideSteps,
  START_MINUTES_BEFORE,
  type PassengerState,
} from '@intranet/contract/operations/ride-options'
import {
  rideErrors,
  type RideFields,
  type StepRideInput,
  type UpdateRideInput,
} from '@intranet/contract/operations/rides'
import { dayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { activeCities } from '../../company/cities/city.queries.ts'
import { assertNotBlocked } from './ride-block.queries.ts'
import { furtherDays } from './ride-days.ts'
import {
  insertRide,
  managesRides,
  moveRide,
  passengersOf,
  settleSeats,
  storedRide,
  updateRide,
} from './ride.queries.ts'
import { endSeries, laterRides, repeatRide } from './ride-series.queries.ts'
import { vehicleOf } from './ride-vehicle.service.ts'

const assertCities = (db: Database, ids: readonly (number | undefined)[], campo: string) =>
  assertChoices(activeCities(db), ids, campo)

/** Publishes rides; a recurring one with its days of the next month. */
export async function publishRides(
  db: Database,
  actor: Actor,
  objects: RideFields[],
  now = new Date(),
): Promise<{ id: number }[]> {
  await assertNotBlocked(db, actor)
  const made: { id: number }[] = []
  for (const { valor_sugerido, ...fields } of objects) {
    if (fields.data < dayInBrazil(now)) throw refusals.field('data', text.past)
    await assertCities(db, [fields.id_cidade_origem], 'id_cidade_origem')
    await assertCities(db, [fields.id_cidade_destino], 'id_cidade_destino')
    const { id } = await insertRide(db, {
      ...fields,
      id_veiculo: await vehicleOf(db, actor, actor.id, fields),
      valor_sugerido: valor_sugerido ?? '0',
      id_usuario: actor.id,
    })
    await repeatRide(db, id, furtherDays(fields, now))
    made.push({ id })
  }
  return made
}

/** The ride, locked until the transaction ends, for its driver and for managers. */
export async function ownRide(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'carona', id)
  const stored = found(await storedRide(db, id))
  if (stored.id_usuario !== actor.id && !managesRides(actor)) throw refusals.forbidden()
  return stored
}

/** Changes one ride, or it and the later ones of its offer: these keep their days. */
export async function changeRide(db: Database, actor: Actor, input: UpdateRideInput, now = new Date()) {
  const { id, proximas = false, valor_sugerido, updated_at: _, ...fields } = input
  await assertNotBlocked(db, actor)
  const stored = await ownRide(db, actor, id)
  assertNewest(input, stored)
  if (stored.data < dayInBrazil(now) || !['aberta', 'lotada'].includes(stored.situacao))
    throw new AppError('conflict', text.pastEdit)
  if (fields.data && fields.data < dayInBrazil(now)) throw refusals.field('data', text.past)
  const whole = { ...stored, ...fields, valor_sugerido: valor_sugerido ?? stored.valor_sugerido }
  const errors = rideErrors(whole as Parameters<typeof rideErrors>[0])
  for (const field of ['id_cidade_destino', 'valor_sugerido'] as const) {
    const message = errors[field]
    if (message) throw refusals.field(field, message)
  }
  await assertCities(db, [fields.id_cidade_origem], 'id_cidade_origem')
  await assertCities(db, [fields.id_cidade_destino], 'id_cidade_destino')
  const values: Change = {
    ...fields,
    ...(valor_sugerido !== undefined && { valor_sugerido: valor_sugerido ?? '0' }),
    ...(changesCar(fields) && {
      id_veiculo: await vehicleOf(db, actor, stored.id_usuario, {
        ...whole,
        recorrencia: proximas ? stored.recorrencia : 'unica',
      }),
    }),
    ...(stored.id_serie !== null && { dia_serie: proximas ? null : (stored.dia_serie ?? stored.data) }),
  }
  const saved = await changeOne(db, actor, stored, values)
  if (proximas) await changeLater(db, actor, stored, values)
  return saved
}

const changesCar = ({ tipo, id_veiculo, data }: Partial<RideFields>) =>
  [tipo, id_veiculo, data].some((value) => value !== undefined)

type Change = Omit<Parameters<typeof updateRide>[1], 'id' | 'updated_at'>

async function changeOne(
  db: Database,
  actor: Actor,
  before: Stored,
  change: Change,
): Promise<{ id: number; updated_at: Date }> {
  if (change.vagas !== undefined && change.vagas < before.ocupadas)
    throw refusals.field('vagas', text.confirmed(before.ocupadas))
  const saved = await updateRide(db, { ...change, id: before.id })
  await settleSeats(db, before.id)
  await notifyMoved(db, actor, before)
  return saved
}

async function changeLater(
  db: Database,
  actor: Actor,
  stored: Stored,
  { data: _day, dia_serie: _alone, ...change }: Change,
): Promise<void> {
  for (const { id } of await laterRides(db, stored)) {
    await holdRecord(db, 'carona', id)
    await changeOne(db, actor, found(await storedRide(db, id)), change)
  }
}

/** Day, hour and meeting points that a ride has now, where they are others than before. */
const movedWords = (before: Stored, now: Stored): string[] =>
  [
    now.data !== before.data && text.movedDay(formatDate(now.data)),
    now.hora !== before.hora && text.movedHour(now.hora),
    (now.origem !== before.origem || now.id_cidade_origem !== before.id_cidade_origem) &&
      text.movedStart(now.origem, now.cidade_origem),
    (now.destino !== before.destino || now.id_cidade_destino !== before.id_cidade_destino) &&
      text.movedEnd(now.destino, now.cidade_destino),
  ].filter((words) => words !== false)

/** Who has or asked for a seat is notified where and when the ride is now. */
async function notifyMoved(db: Database, actor: Actor, before: Stored): Promise<void> {
  const words = movedWords(before, found(await storedRide(db, before.id)))
  if (words.length === 0) return
  await notifyOthers(db, actor, {
    usuarios: await passengersOf(db, before.id, concerned),
    data: {
      modulo: 'caronas',
      msg: text.moved(before.cidade_destino, formatDate(before.data), words),
      rota: '/ride/list?aba=pedidos',
    },
  })
}

/** Starts, ends or cancels a ride; who cancels says why, and who has a seat is notified. */
export async function stepRide(db: Database, actor: Actor, input: StepRideInput) {
  const { id, situacao, motivo = null, proximas = false } = input
  const stored = await ownRide(db, actor, id)
  assertNewest(input, stored)
  const from: readonly string[] = rideSteps[situacao]
  if (!from.includes(stored.situacao)) throw new AppError('conflict', text.badStep)
  if (situacao === 'cancelada' && !motivo) throw refusals.field('motivo', form.required)
  if (situacao === 'em_andamento' && Date.now() < stored.partida.getTime() - START_MINUTES_BEFORE * MINUTE_MS)
    throw new AppError('conflict', text.tooEarly)
  const moved = await moveRide(db, id, situacao, motivo)
  if (situacao === 'cancelada') {
    await notifyCancelled(db, actor, stored, motivo!)
    if (proximas) await cancelLater(db, actor, stored, motivo!)
  }
  return { ...moved, situacao }
}

/** Cancels the later rides of an offer, which gets no further ones. */
async function cancelLater(db: Database, actor: Actor, stored: Stored, motivo: string): Promise<void> {
  for (const { id } of await laterRides(db, stored)) await cancelOne(db, actor, id, motivo)
  await endSeries(db, stored)
}

/** Cancels a ride whatever its driver says, and notifies who has or asked for a seat. */
export async function cancelOne(db: Database, actor: Actor, id: number, motivo: string): Promise<void> {
  await holdRecord(db, 'carona', id)
  const stored = found(await storedRide(db, id))
  await moveRide(db, id, 'cancelada', motivo)
  await notifyCancelled(db, actor, stored, motivo)
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedRide>>>
const concerned: PassengerState[] = ['aceito', 'pendente']

/** Who has or asked for a seat, and the driver whose ride a manager cancels. */
async function notifyCancelled(db: Database, actor: Actor, stored: Stored, motivo: string): Promise<void> {
  const msg = text.cancelled(stored.cidade_destino, formatDate(stored.data), motivo)
  const data = { modulo: 'caronas', msg } as const
  const passengers = await passengersOf(db, stored.id, concerned)
  await notifyOthers(db, actor, { usuarios: passengers, data: { ...data, rota: '/ride/list?aba=pedidos' } })
  await notifyOthers(db, actor, { usuarios: [stored.id_usuario], data: { ...data, rota: '/ride/list' } })
}
