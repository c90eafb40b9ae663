import type { Deps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { makeSuperadmin, superadminWithPassword } from './auth.queries.ts'
import { openChallenge } from './auth.service.ts'
import { waitForLock } from '../../../platform/locks.ts'

const LINK_MINUTES = 24 * 60

/**
 * When there is no superadmin and ADMIN_EMAIL is set: makes that person one, and returns the link
 * that lets them choose a password, once. A restart before it was used returns a new link. Otherwise null.
 */
export async function firstAdmin({ env, connection: { db }, publicUrl }: Deps): Promise<string | null> {
  const email = env.ADMIN_EMAIL?.toLowerCase()
  if (!email) return null
  return inTransaction(db, null, async (transaction) => {
    // Two servers may start at once.
    await waitForLock(transaction, 'firstAdmin')
    if (await superadminWithPassword(transaction)) return null
    const id = await makeSuperadmin(transaction, email)
    return `${publicUrl}/intranet#convite=${await openChallenge(transaction, id, LINK_MINUTES)}`
  })
}
