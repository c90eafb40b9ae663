import type { TreatmentFields, UpdateTreatmentInput } from '@intranet/contract/access/treatment'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { insertTreatments, updateTreatment } from './treatment.queries.ts'

/** In one statement, and only in the actor's own providers. */
export function createTreatments(db: Database, actor: Actor, objects: TreatmentFields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  return insertTreatments(db, objects)
}

/** It may not be moved to a provider that is not the actor's. */
export function changeTreatment(db: Database, actor: Actor, input: UpdateTreatmentInput) {
  assertProvider(actor, input.id_empresa)
  return updateTreatment(db, actor, input)
}
