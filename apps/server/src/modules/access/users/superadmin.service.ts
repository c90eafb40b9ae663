/** There must always be an active superadmin. */
import { SUPERADMIN } from '@intranet/contract/access'
import { settings } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { AppError } from '../../../platform/errors.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import type { SecurityLog } from '../../../platform/security-log.ts'
import { warnLostExceptions } from '../identity-providers/lost-exception.service.ts'
import { activeSuperadmins, rolesOf } from './superadmin.queries.ts'

/**
 * Serialises changes that may remove a superadmin's access, until the transaction ends. Call it before reading
 * who is one: two superadmins who demote each other at the same moment would otherwise both succeed.
 */
export const holdSuperadmins = (db: Database) => waitForLock(db, 'superadmins')

/** Refuses the transaction when it leaves no active superadmin; superadmins are notified of a lost exception. */
export async function assertSuperadminRemains(db: Database): Promise<void> {
  if ((await activeSuperadmins(db)).length === 0) throw new AppError('conflict', settings.lastSuperAdmin)
  await warnLostExceptions(db)
}

/** Changes a profile; who becomes superadmin by it begins again, since a factor is demanded of them. */
export async function endingNewSuperadmins<T>(
  db: Database,
  deps: { security: SecurityLog },
  change: () => Promise<T>,
): Promise<T> {
  const before = new Set(await activeSuperadmins(db))
  const changed = await change()
  const after = await activeSuperadmins(db)
  await endSessions(
    db,
    after.filter((id) => !before.has(id)),
    endingBy(deps, 'superadmin'),
  )
  return changed
}

/** Refuses the transaction when it makes the actor lose superadmin. */
export async function assertOwnAccess(db: Database, actorId: number): Promise<void> {
  if (!(await rolesOf(db, actorId)).includes(SUPERADMIN)) throw new AppError('conflict', settings.ownAccess)
}
