import type { ReasonFields, UpdateReasonInput } from '@intranet/contract/careers/refusal-reasons'
import type { Database } from '@intranet/db/connection'
import { assertChoices } from '../../../platform/records.ts'
import { insertReasons, refusalTemplates, updateReason } from './reason.queries.ts'

const assertTemplate = (db: Database, ids: readonly (number | null | undefined)[]) =>
  assertChoices(refusalTemplates(db), ids, 'id_modelo')

export async function createReasons(db: Database, objects: ReasonFields[]) {
  await assertTemplate(
    db,
    objects.map(({ id_modelo }) => id_modelo),
  )
  return insertReasons(db, objects)
}

export async function changeReason(db: Database, input: UpdateReasonInput) {
  await assertTemplate(db, [input.id_modelo])
  return updateReason(db, input)
}
