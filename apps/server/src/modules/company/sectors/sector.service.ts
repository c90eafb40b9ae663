import type { SectorFields, UpdateSectorInput } from '@intranet/contract/company/sector'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertChoices, changesAny, found, holdRecord } from '../../../platform/records.ts'
import { visibleDepartmentIds } from '../departments/department.queries.ts'
import { followSector } from '../place-move.service.ts'
import { assertResponsible } from '../responsible-person.ts'
import { getSector, insertSectors, updateSector } from './sector.queries.ts'

/** Creates sectors in one statement; only in departments the actor may see. */
export async function createSectors(db: Database, actor: Actor, objects: SectorFields[]) {
  const departments = objects.map(({ id_departamento }) => id_departamento)
  await assertChoices(visibleDepartmentIds(db, actor), departments, 'id_departamento')
  await assertResponsible(
    db,
    actor,
    'rh_setor',
    objects.map(({ id_usuario }) => id_usuario),
  )
  return insertSectors(db, objects)
}

/** Changes a sector; it may not be moved to a department that the actor does not see, and its people move with it. */
export async function changeSector(db: Database, actor: Actor, input: UpdateSectorInput) {
  await holdRecord(db, 'rh_setor', input.id)
  const before = found(await getSector(db, actor, input.id))
  await assertChoices(visibleDepartmentIds(db, actor), [input.id_departamento], 'id_departamento')
  await assertResponsible(db, actor, 'rh_setor', [input.id_usuario], input.id)
  const saved = await updateSector(db, actor, input)
  if (changesAny(before, input, ['id_departamento'])) await followSector(db, input.id, input.id_departamento!)
  return saved
}
