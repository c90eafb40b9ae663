import type { PositionFields, UpdatePositionInput } from '@intranet/contract/company/position'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertChoices, changesAny, found, holdRecord } from '../../../platform/records.ts'
import { visibleSectorIds } from '../sectors/sector.queries.ts'
import { followPosition } from '../place-move.service.ts'
import { assertResponsible } from '../responsible-person.ts'
import { getPosition, insertPositions, updatePosition } from './position.queries.ts'

/** Creates positions in one statement; only in sectors the actor may see. */
export async function createPositions(db: Database, actor: Actor, objects: PositionFields[]) {
  const sectors = objects.map(({ id_setor }) => id_setor)
  await assertChoices(visibleSectorIds(db, actor), sectors, 'id_setor')
  await assertResponsible(
    db,
    actor,
    'rh_cargo',
    objects.map(({ id_usuario }) => id_usuario),
  )
  return insertPositions(db, objects)
}

/** Changes a position; it may not be moved to a sector that the actor does not see, and its people move with it. */
export async function changePosition(db: Database, actor: Actor, input: UpdatePositionInput) {
  await holdRecord(db, 'rh_cargo', input.id)
  const before = found(await getPosition(db, actor, input.id))
  await assertChoices(visibleSectorIds(db, actor), [input.id_setor], 'id_setor')
  await assertResponsible(db, actor, 'rh_cargo', [input.id_usuario], input.id)
  const saved = await updatePosition(db, actor, input)
  if (changesAny(before, input, ['id_setor'])) await followPosition(db, input.id, input.id_setor!)
  return saved
}
