/** Where a person is in the company: provider, department, sector and position hang together; who leads them. */
import type { UserFields } from '@intranet/contract/access/user-schemas'
import { people } from '@intranet/contract/messages/access'
import { employee } from '@intranet/contract/messages/staff'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertChoices } from '../../../platform/records.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { activeEmployees } from '../../company/people-of.queries.ts'
import { isAbove, realPlace, sectorOfPosition, type Place } from './placement.queries.ts'

/**
 * Department, sector, position and contracting company must belong to what is above them. A sector beside a position is
 * the position's, or the one of before, sent back as it was read (docs/people.md#sector-of-an-employee).
 */
export async function assertPlacement(db: Database, place: Place, saved?: Place): Promise<void> {
  const { id_empresa, id_departamento, id_setor, id_cargo, id_contratante } = place
  if (!id_departamento && !id_setor && !id_cargo && !id_contratante) return
  const real = await realPlace(db, place)
  const ofGroup = real.empresa_do_departamento === null
  if (id_departamento && !ofGroup && real.empresa_do_departamento !== id_empresa)
    throw refusals.field('id_departamento', people.wrongDepartment)
  if (id_cargo && real.departamento_do_cargo !== id_departamento)
    throw refusals.field('id_cargo', people.wrongPosition)
  if (id_setor && !id_cargo && real.departamento_do_setor !== id_departamento)
    throw refusals.field('id_setor', employee.wrongSector)
  if (id_setor && id_cargo && id_setor !== real.setor_do_cargo && id_setor !== saved?.id_setor)
    throw refusals.field('id_setor', employee.sectorOfPosition)
  if (id_contratante && real.empresa_da_contratante !== id_empresa)
    throw refusals.field('id_contratante', employee.wrongContractor)
}

/** The sector of a position replaces the one of before: nobody is in two. */
export async function placeOf(db: Database, place: Place): Promise<{ id_setor?: number | null }> {
  if (!place.id_cargo) return {}
  const row = await sectorOfPosition(db, place.id_cargo)
  return row ? { id_setor: row.id_setor } : {}
}

/** The manager is an active employee whom the actor sees, and not somebody below the person. */
export async function assertManager(db: Database, actor: Actor, id: number | null, id_gestor: number) {
  if (id === id_gestor) throw refusals.field('id_gestor', employee.ownManager)
  await assertChoices(activeEmployees(db, actor), [id_gestor], 'id_gestor')
  if (id === null) return
  // Two people made each other's leader at once would both pass: one change of the tree at a time.
  await waitForLock(db, 'tree')
  if (await isAbove(db, id, id_gestor)) throw refusals.field('id_gestor', employee.managerCircle)
}

/** Whether a change of the situation brings back who was dismissed (docs/people.md#left-the-group). */
export const comesBack = (input: { situacao?: string }, person?: { situacao: string }): boolean =>
  person?.situacao === 'desligado' && input.situacao !== undefined && input.situacao !== 'desligado'

/** Somebody is dismissed by a shutdown only; who comes back loses the day they left, and has access again. */
export function assertSituation<T extends Pick<UserFields, 'situacao'>>(
  input: T,
  person?: { situacao: string },
): T & { data_desligamento?: null; ativo?: true } {
  const { situacao } = input
  if (situacao === undefined || situacao === person?.situacao) return input
  if (situacao === 'admissao') throw refusals.field('situacao', employee.admissionByDay)
  if (situacao === 'desligado') throw refusals.field('situacao', employee.dismissedByShutdown)
  return comesBack(input, person) ? { ...input, data_desligamento: null, ativo: true } : input
}
