import type { UpdateSquadInput } from '@intranet/contract/operations/squads'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { answeringFor, getSquad, updateSquad } from './squad.queries.ts'

export const readSquad = async (db: Database, actor: Actor, id: number) =>
  found(await getSquad(db, actor, id))

/** Who answers for a squad is the one thing of it that the ERP does not know. */
export async function changeSquad(db: Database, actor: Actor, input: UpdateSquadInput) {
  const before = found(await getSquad(db, actor, input.id))
  if (input.id_responsavel !== before.id_responsavel)
    await assertChoices(answeringFor(db, before.id_empresa), [input.id_responsavel], 'id_responsavel')
  return updateSquad(db, actor, input)
}
