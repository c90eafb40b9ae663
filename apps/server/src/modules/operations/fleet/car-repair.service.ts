import { readsCarRepairs } from '@intranet/contract/operations/fleet-access'
import type { CarRepairInput } from '@intranet/contract/operations/car-repair-report'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { listCarRepairs, totalCarRepairs } from './car-repair.queries.ts'

const assertReader = (actor: Actor) => {
  if (!readsCarRepairs(actor)) throw refusals.forbidden()
}

export function readCarRepairs(db: Database, actor: Actor, request: CarRepairInput) {
  assertReader(actor)
  return listCarRepairs(db, actor, request)
}

export function readCarRepairTotals(db: Database, actor: Actor, request: CarRepairInput) {
  assertReader(actor)
  return totalCarRepairs(db, actor, request)
}
