import { common, form } from '@intranet/contract/messages'
import type {
  CreateOnboardingFields,
  OnboardingFields,
  UpdateOnboardingInput,
} from '@intranet/contract/people/onboarding'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import {
  getOnboarding,
  insertOnboardings,
  placeExists,
  updateOnboarding,
  type OnboardingRow,
} from './onboarding.queries.ts'
import { ownPlace } from './onboarding-scope.ts'
import { orderTrails } from './trail-order.service.ts'

const required = ['titulo', 'id_empresa', 'id_departamento', 'id_cargo'] as const

/** The row of an onboarding with all that it needs; otherwise 422 with the documented text (000:174). */
function wholeRow(fields: OnboardingFields): OnboardingRow {
  const missing = required.filter((key) => !fields[key])
  if (missing.length) {
    const campos = Object.fromEntries(missing.map((key) => [key, form.required]))
    throw new AppError('invalid', form.requiredAll, { campos })
  }
  return fields as OnboardingRow
}

async function assertPlace(db: Database, row: OnboardingRow): Promise<void> {
  const { departamento, cargo } = await placeExists(db, row)
  if (!departamento) throw refusals.invalid({ id_departamento: common.noOption })
  if (!cargo) throw refusals.invalid({ id_cargo: common.noOption })
}

/** Creates onboardings in the actor's place, with their trails in order where these were sent. */
export async function createOnboardings(db: Database, actor: Actor, objects: CreateOnboardingFields[]) {
  const rows: OnboardingRow[] = []
  for (const { trilhas: _, ...fields } of objects) {
    const row = ownPlace(actor, wholeRow(fields))
    await assertPlace(db, row)
    rows.push(row)
  }
  const created = await insertOnboardings(db, rows)
  for (const [index, { id }] of created.entries()) {
    const trilhas = objects[index]?.trilhas
    if (trilhas?.length) await orderTrails(db, actor, id, trilhas)
  }
  return created
}

/** Changes an onboarding; what it will be has to have all that it needs, and stand in the actor's place. */
export async function changeOnboarding(
  db: Database,
  actor: Actor,
  { id, updated_at, ...change }: UpdateOnboardingInput,
) {
  const { titulo, status, id_empresa, id_departamento, id_cargo, prazo_dias } = found(
    await getOnboarding(db, actor, id),
  )
  const before = { titulo, status, id_empresa, id_departamento, id_cargo, prazo_dias }
  const row = ownPlace(actor, wholeRow({ ...before, ...change }))
  if (row.id_empresa !== id_empresa || row.id_departamento !== id_departamento || row.id_cargo !== id_cargo)
    await assertPlace(db, row)
  return updateOnboarding(db, actor, { id, updated_at, ...change })
}
