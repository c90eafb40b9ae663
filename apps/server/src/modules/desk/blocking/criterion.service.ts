import {
  criterionErrors,
  type NewCriterion,
  type UpdateCriterionInput,
} from '@intranet/contract/desk/blocking-criteria'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors } from '../../../platform/errors.ts'
import { assertChoices, found, holdRecord } from '../../../platform/records.ts'
import {
  getCriterion,
  insertCriteria,
  microregionsOf,
  ownRules,
  updateCriterion,
} from './criterion.queries.ts'

type Named = Pick<NewCriterion, 'campo' | 'valor'>

async function assertMicroregions(db: Database, actor: Actor, rows: readonly Named[]): Promise<void> {
  const ids = rows.flatMap(({ campo, valor }) => (campo === 'microrregiao' ? valor.map(Number) : []))
  await assertChoices(microregionsOf(db, actor), ids, 'valor')
}

export async function createCriteria(db: Database, actor: Actor, objects: NewCriterion[]) {
  await assertChoices(
    ownRules(db, actor),
    objects.map(({ id_regra }) => id_regra),
    'id_regra',
  )
  await assertMicroregions(db, actor, objects)
  return insertCriteria(db, actor, objects)
}

/** Changes a criterion; the rules are asked of what it will be. */
export async function changeCriterion(db: Database, actor: Actor, input: UpdateCriterionInput) {
  const { id, updated_at: _, ...change } = input
  await holdRecord(db, 'criterio_excecao', id)
  const before = found(await getCriterion(db, actor, id))
  const whole = { ...before, ...change }
  assertNoErrors(criterionErrors(whole))
  await assertMicroregions(db, actor, [whole])
  return updateCriterion(db, actor, input)
}
