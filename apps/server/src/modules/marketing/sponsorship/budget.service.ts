import type { BudgetFields } from '@intranet/contract/marketing/sponsorship-justifications'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { insertBudgets } from './budget.queries.ts'

/** Sets budgets of the actor's providers, one a year. */
export function createBudgets(db: Database, actor: Actor, objects: BudgetFields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  return insertBudgets(db, actor, objects)
}
