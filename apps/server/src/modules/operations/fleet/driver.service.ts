import type { DriverFields, UpdateDriverInput } from '@intranet/contract/operations/driver-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import { assertChoices, found, holdRecord } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { activeEmployees } from '../../company/people-of.queries.ts'
import { recordReading } from '../../people/employees/personal-reading.queries.ts'
import { getDriver, insertDrivers, licenceOfPerson, updateDriver } from './driver.queries.ts'
import { managesFleet } from './vehicle-scope.ts'

const TABLE = 'motorista'

/** Makes employees of the actor's providers drivers. */
export async function createDrivers(db: Database, actor: Actor, objects: DriverFields[]) {
  await assertChoices(
    activeEmployees(db, actor),
    objects.map(({ id_usuario }) => id_usuario),
    'id_usuario',
  )
  const created = await insertDrivers(db, objects)
  for (const { id, cnh_arquivo } of created)
    if (cnh_arquivo) await attachUpload(db, actor, cnh_arquivo, TABLE, id)
  return created.map(({ id }) => ({ id }))
}

/** A driver's record; a manager's reading of somebody else's licence is recorded. */
export async function readDriver(db: Database, actor: Actor, id: number) {
  const driver = found(await getDriver(db, actor, id))
  if (managesFleet(actor)) await recordReading(db, actor, [driver.id_usuario], 'cnh_numero')
  return driver
}

/** Who a driver's record is about, with the licence of their own record for managers, recorded too. */
export async function readDriverPerson(db: Database, actor: Actor, id: number) {
  const person = found(await licenceOfPerson(db, actor, id))
  if (!managesFleet(actor)) return { ...person, cnh_numero: null }
  if (person.cnh_numero) await recordReading(db, actor, [person.id], 'cnh_numero')
  return person
}

export async function changeDriver(db: Database, actor: Actor, input: UpdateDriverInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getDriver(db, actor, input.id))
  const saved = await updateDriver(db, actor, input)
  if (input.cnh_arquivo && input.cnh_arquivo !== before.cnh_arquivo)
    await attachUpload(db, actor, input.cnh_arquivo, TABLE, input.id)
  return saved
}

/** The file of a licence is for managers and the driver. */
export const licenceFiles: FileRule = {
  async maySee(db, actor, id) {
    const driver = actor && (await getDriver(db, actor, id))
    return Boolean(driver && (managesFleet(actor) || driver.id_usuario === actor.id))
  },
  async recordReading(db, actor, id) {
    const driver = await getDriver(db, actor, id)
    if (driver) await recordReading(db, actor, [driver.id_usuario], 'cnh_numero')
  },
}
