import type { UpdateAccessProfileInput } from '@intranet/contract/access/access-profiles'
import { settings } from '@intranet/contract/messages/access'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  assertOwnAccess,
  assertSuperadminRemains,
  endingNewSuperadmins,
  holdSuperadmins,
} from '../users/superadmin.service.ts'
import {
  deleteAccessProfile,
  saveAccessProfile,
  switchAccessProfiles,
  systemProfiles,
} from './access-profile.queries.ts'

async function assertNoSystemProfile(db: Database, ids: readonly number[]): Promise<void> {
  if ((await systemProfiles(db, ids)).length) throw new AppError('conflict', settings.superAdminLocked)
}

/** A profile may carry the superadmin's role: taking it away may neither lock out the actor nor everybody. */
async function afterNarrowing(db: Database, actor: Actor): Promise<void> {
  await assertSuperadminRemains(db)
  await assertOwnAccess(db, actor.id)
}

/** Changes a profile; its holders have the new roles at their next request. */
export async function changeAccessProfile(
  db: Database,
  actor: Actor,
  input: UpdateAccessProfileInput,
  deps: Pick<Deps, 'security'>,
) {
  await holdSuperadmins(db)
  await assertNoSystemProfile(db, [input.id])
  const saved = await endingNewSuperadmins(db, deps, () => saveAccessProfile(db, input))
  await afterNarrowing(db, actor)
  return saved
}

export async function switchProfiles(
  db: Database,
  actor: Actor,
  input: SetActiveInput,
  deps: Pick<Deps, 'security'>,
) {
  await holdSuperadmins(db)
  await assertNoSystemProfile(db, input.ids)
  const result = await endingNewSuperadmins(db, deps, () => switchAccessProfiles(db, input))
  await afterNarrowing(db, actor)
  return result
}

/** Deletes a profile that nobody holds; the foreign key says when somebody does. */
export async function removeAccessProfile(db: Database, id: number): Promise<void> {
  await assertNoSystemProfile(db, [id])
  await deleteAccessProfile(db, id)
}
