import { can } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { withoutPersonal } from '../../access/users/personal-fields.ts'
import { getForWrite, getUser } from '../../access/users/user.queries.ts'
import { readUser } from '../../access/users/user.service.ts'
import { deleteUser } from '../../access/users/user-writes.queries.ts'
import { holdEmployee } from './employee.queries.ts'

/** Employees of today and of an admission to come. */
const isOnStaff = ({ funcionario, situacao }: { funcionario: boolean; situacao: string }) =>
  funcionario || situacao === 'admissao'

/**
 * An employee's record: complete for themselves and HR (whose reading of documents is recorded),
 * their place and corporate contacts for the one who reads HR's lists of that department.
 */
export async function readEmployee(db: Database, actor: Actor, id: number) {
  const whole = actor.id === id || can(actor, 'users', 'manage')
  const user = whole ? await readUser(db, actor, id) : found(await getUser(db, actor, id))
  if (!isOnStaff(user)) throw refusals.notFound()
  if (whole) return user
  if (!can(actor, 'rh', 'read')) throw refusals.forbidden()
  const inDepartment = user.id_departamento !== null && user.id_departamento === actor.id_departamento
  if (!inDepartment || user.id_empresa === null) throw refusals.notFound()
  return { ...user, ...withoutPersonal, perfil: null }
}

/** Refuses people who are not employees: HR reads and changes only employees here. */
export async function assertEmployee(db: Database, actor: Actor, id: number): Promise<void> {
  const user = found(await getForWrite(db, actor, id))
  if (!isOnStaff(user)) throw refusals.notFound()
}

/** Deletes a person whom a sheet made and nothing refers to. */
export async function removeImported(
  db: Database,
  actor: Actor,
  id: number,
  deps: Pick<Deps, 'security'>,
): Promise<void> {
  found(await holdEmployee(db, actor, id))
  await endSessions(db, [id], endingBy(deps, 'excluida'))
  await deleteUser(db, id)
}
