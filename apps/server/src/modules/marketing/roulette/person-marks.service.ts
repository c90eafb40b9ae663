/** What replaces the CPF of somebody who spun a wheel (docs/cryptography.md#shared-secrets). */
import type { Database } from '@intranet/db/connection'
import { personMark } from '@intranet/db/person-mark'
import type { Sealed } from '../../../platform/sealed.ts'
import { readShared } from '../../../platform/shared-secrets.ts'
import { listKeptPeople, storeMarks } from './person-marks.queries.ts'

/** Made with the present secret first, then with the one before it. */
export type PersonMarks = readonly [present: string, ...former: string[]]

export async function personMarks(db: Database, sealed: Sealed, cpf: string): Promise<PersonMarks> {
  const [current, ...former] = await readShared(db, sealed, 'roleta_pessoa')
  return [personMark(current, cpf), ...former.map((secret) => personMark(secret, cpf))]
}

/**
 * Marks everybody whose CPF is still kept with the present secret. Answers how many; people who were forgotten keep
 * their mark.
 */
export async function markAgain(db: Database, sealed: Sealed): Promise<number> {
  const [current] = await readShared(db, sealed, 'roleta_pessoa')
  let [last, count] = [0, 0]
  for (;;) {
    const rows = await listKeptPeople(db, last)
    if (!rows.length) return count
    const ids = rows.map(({ id }) => id)
    await storeMarks(
      db,
      ids,
      rows.map(({ cpf }) => personMark(current, cpf!)),
    )
    count += rows.length
    last = ids.at(-1)!
  }
}
