/** Taking a person's data away for good, in the transaction of the one who decides it. */
import { isSuperadmin, SUPERADMIN } from '@intranet/contract/access'
import { personalData as text } from '@intranet/contract/messages/staff'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { silenceHistory } from '../../../platform/history-copies.ts'
import { found } from '../../../platform/records.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { dropMailed } from '../../access/auth/auth.queries.ts'
import { assertSuperadminRemains, holdSuperadmins } from '../../access/users/superadmin.service.ts'
import { blankHistory, blankPerson, blankRequests, holdPerson, relativesOf } from './anonymise.queries.ts'
import { removeRows } from './own-data.queries.ts'

/**
 * Anonymises a candidate or external: the row stays without anything that identifies them, their access ends, and
 * data that only served them is deleted. People with present or past employment are refused with the legal reason.
 * Answers the address that the person had.
 */
export async function anonymise(db: Database, actor: Actor, deps: Deps, id: number): Promise<string> {
  const { kept: sections, forgets } = deps.offers.personalData
  await holdSuperadmins(db)
  const { email, vinculo, roles } = found(await holdPerson(db, id))
  if (vinculo) throw new AppError('conflict', text.employmentKept)
  const wasSuperadmin = roles.includes(SUPERADMIN)
  if (wasSuperadmin && !isSuperadmin(actor)) throw refusals.forbidden()
  const relatives = await relativesOf(db, id)
  await silenceHistory(db)
  await endSessions(db, [id], endingBy(deps, 'anonimizada'))
  await dropMailed(db, id)
  for (const forget of forgets) await forget(db, deps, id)
  for (const one of sections) if (one.apagar) await removeRows(db, id, one)
  await blankPerson(db, id)
  await blankRequests(db, id, text.removed)
  await blankHistory(db, id, relatives)
  if (wasSuperadmin) await assertSuperadminRemains(db)
  return email
}
