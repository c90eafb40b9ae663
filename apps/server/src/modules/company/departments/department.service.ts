import type { DepartmentFields, UpdateDepartmentInput } from '@intranet/contract/company/department'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { changesAny, found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { followDepartment } from '../place-move.service.ts'
import { assertResponsible } from '../responsible-person.ts'
import { getDepartment, insertDepartments, updateDepartment } from './department.queries.ts'

/** Creates departments in one statement; only in the actor's own providers. */
export async function createDepartments(db: Database, actor: Actor, objects: DepartmentFields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  await assertResponsible(
    db,
    actor,
    'rh_departamento',
    objects.map(({ id_funcionario }) => id_funcionario),
  )
  return insertDepartments(db, objects)
}

/** Changes a department; it may not be moved to a provider that is not the actor's. */
export async function changeDepartment(db: Database, actor: Actor, input: UpdateDepartmentInput) {
  await holdRecord(db, 'rh_departamento', input.id)
  const before = found(await getDepartment(db, actor, input.id))
  assertProvider(actor, input.id_empresa)
  await assertResponsible(db, actor, 'rh_departamento', [input.id_funcionario], input.id)
  const saved = await updateDepartment(db, actor, input)
  if (changesAny(before, input, ['id_empresa'])) await followDepartment(db, input.id)
  return saved
}
