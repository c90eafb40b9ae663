import { fleet as text } from '@intranet/contract/messages/fleet'
import type { RentalFields, UpdateRentalInput } from '@intranet/contract/operations/rental-schemas'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertChoices, found, holdRecord } from '../../../platform/records.ts'
import {
  endRental,
  getRental,
  insertRentals,
  registeredRentals,
  removeRental,
  rentableVehicles,
  updateRental,
} from './rental.queries.ts'

const TABLE = 'locacao'

/** Registers rentals of the actor's vehicles; the database refuses two of one vehicle at the same time. */
export async function createRentals(db: Database, actor: Actor, objects: RentalFields[]) {
  await assertChoices(
    rentableVehicles(db, actor),
    objects.map(({ id_veiculo }) => id_veiculo),
    'id_veiculo',
  )
  return insertRentals(db, objects)
}

/** Registers a rental that is not registered yet, as a line of a sheet that may come again. */
export async function createRentalOnce(db: Database, actor: Actor, fields: RentalFields) {
  if ((await registeredRentals(db, [fields])).length) throw refusals.field('data_inicio', text.rentalTaken)
  return createRentals(db, actor, [fields])
}

export async function changeRental(db: Database, actor: Actor, input: UpdateRentalInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getRental(db, actor, input.id))
  if (before.situacao === 'encerrada') throw new AppError('conflict', text.closed)
  const after = { ...before, ...input }
  if (after.data_fim < after.data_inicio) throw refusals.field('data_fim', text.rentalEnd)
  if (input.id_veiculo !== before.id_veiculo)
    await assertChoices(rentableVehicles(db, actor), [input.id_veiculo], 'id_veiculo')
  return updateRental(db, actor, input)
}

/** A rental that ended stays: it was agreed and paid for. */
export async function dropRental(db: Database, actor: Actor, id: number): Promise<void> {
  await holdRecord(db, TABLE, id)
  const { situacao } = found(await getRental(db, actor, id))
  if (situacao === 'encerrada') throw new AppError('conflict', text.kept)
  await removeRental(db, actor, id)
}

/** Ends a rental today; one that has not begun is deleted instead, since nothing of it was paid. */
export async function stepRental(db: Database, actor: Actor, id: number) {
  await holdRecord(db, TABLE, id)
  const { data_inicio } = found(await getRental(db, actor, id))
  if (data_inicio > todayInBrazil()) throw new AppError('conflict', text.rentalAhead)
  if (!(await endRental(db, actor, id))) throw refusals.wrongState()
  return { id, situacao: 'encerrada' as const }
}
