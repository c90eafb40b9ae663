import type { UpdateSquadInput } from '@intranet/contract/operations/squads'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { activeEmployees } from '../../company/people-of.queries.ts'
import { getSquad, updateSquad } from './squad.queries.ts'

export const readSquad = async (db: Database, actor: Actor, id: number) =>
  found(await getSquad(db, actor, id))

/** Who answers for a squad is the one thing of it that the ERP does not know. */
export async function changeSquad(db: Database, actor: Actor, input: UpdateSquadInput) {
  await assertChoices(activeEmployees(db, actor), [input.id_responsavel], 'id_responsavel')
  return updateSquad(db, actor, input)
}
