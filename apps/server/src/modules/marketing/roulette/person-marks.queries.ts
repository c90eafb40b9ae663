import type { Database } from '@intranet/db/connection'
import { personMark } from '@intranet/db/person-mark'
import { sql } from 'kysely'
import type { Sealed } from '../../../platform/sealed.ts'
import { readShared } from '../../../platform/shared-secrets.ts'

/** What replaces a CPF: made with the present secret first, then with the one before it. */
export type PersonMarks = readonly [present: string, ...former: string[]]

export async function personMarks(db: Database, sealed: Sealed, cpf: string): Promise<PersonMarks> {
  const [current, ...former] = await readShared(db, sealed, 'roleta_pessoa')
  return [personMark(current, cpf), ...former.map((secret) => personMark(secret, cpf))]
}

const AT_ONCE = 1000

/**
 * Marks everybody whose CPF is still kept with the present secret. Answers how many; people who were forgotten keep
 * their mark.
 */
export async function markAgain(db: Database, sealed: Sealed): Promise<number> {
  const [current] = await readShared(db, sealed, 'roleta_pessoa')
  let [last, count] = [0, 0]
  for (;;) {
    const rows = await db
      .selectFrom('site_roleta_historico')
      .select(['id', 'cpf'])
      .where('id', '>', last)
      .where('cpf', 'is not', null)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (!rows.length) return count
    const marks = rows.map(({ cpf }) => personMark(current, cpf!))
    await sql`update site_roleta_historico h set pessoa = v.pessoa
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${marks}::text[]) as v (id, pessoa)
      where h.id = v.id and h.pessoa <> v.pessoa`.execute(db)
    count += rows.length
    last = rows.at(-1)!.id
  }
}
