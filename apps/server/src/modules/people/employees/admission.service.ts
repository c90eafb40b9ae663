/** The day somebody begins: docs/people.md#admission-to-come. */
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { sendFirstAccess } from '../../access/users/invite.service.ts'
import { endPartnerOfEmployee } from '../../access/users/partner-end.service.ts'
import { addressOf, admit, dueAdmissions } from './admission.queries.ts'

const AT_ONCE = 10

/** Carries out admissions whose day has come. Safe to run twice, and by several processes at once. */
export async function admitDue(
  deps: Deps,
  write: <T>(work: (db: Database) => Promise<T>) => Promise<T>,
): Promise<void> {
  for (;;) {
    const due = await dueAdmissions(deps.connection.db, AT_ONCE)
    if (!due.length) return
    const own = new Set(due.filter(({ propria }) => propria).map(({ id }) => id))
    await write(async (db) => {
      const admitted = await admit(
        db,
        due.map(({ id }) => id),
      )
      await endSessions(
        db,
        admitted.map(({ id }) => id),
        endingBy(deps, 'admissao'),
      )
      for (const person of admitted) await endPartnerOfEmployee(db, person)
      for (const person of admitted) await sendFirstAccess(deps, db, person, own.has(person.id))
    })
  }
}

/** Mails the access to an account that is an employee's from now on; false where the day is to come. */
export async function beginEmployment(deps: Deps, db: Database, id: number): Promise<boolean> {
  const person = await addressOf(db, id)
  if (!person.funcionario) return false
  await sendFirstAccess(deps, db, person, true)
  return true
}
