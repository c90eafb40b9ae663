import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Verdict } from './scanner.ts'

const AT_ONCE = 50

/** Files that wait for the scanner; the longest waiting first. */
export const filesInQuarantine = (db: Database) =>
  db
    .selectFrom('arquivo')
    .select('id')
    .where('retido_em', 'is not', null)
    .orderBy('retido_em')
    .limit(AT_ONCE)
    .execute()

/** Opens what waits for a scanner that is not there any more. */
export async function releaseQuarantine(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('arquivo')
    .set({ retido_em: null })
    .where('retido_em', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What the scanner found of a file. One that it did not judge waits again, behind the others. */
export const setVerdict = (db: Database, id: string, verdict: Exclude<Verdict, 'away'>) =>
  db
    .updateTable('arquivo')
    .set({
      retido_em: verdict === 'unjudged' ? sql<Date>`now()` : null,
      ...(verdict === 'infected' && { infectado_em: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
