import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Takes a provider's word that somebody signed out, once. False where it came before. */
export async function takeWord(
  db: Database,
  word: { emissor: string; jti: string; expira_em: Date },
): Promise<boolean> {
  const taken = await db
    .insertInto('saida_identidade')
    .values(word)
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti')
    .executeTakeFirst()
  return taken !== undefined
}

export interface SignedOut {
  emissor: string
  /** Absent where the word is about one session, of any person. */
  sujeito: string | null
  /** Absent where all sessions of the subject end. */
  sid: string | null
}

/** The sessions at a provider that a word is about; none can begin anything until the transaction ends. */
export async function signedOut(db: Database, { emissor, sujeito, sid }: SignedOut): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from sessao_identidade i join vinculo_identidade v on v.id = i.id_vinculo
    where v.emissor = ${emissor}
      and (${sujeito}::text is null or v.sujeito = ${sujeito}) and (${sid}::text is null or i.sid = ${sid})
    for update of i limit 100000`.execute(db)
  return rows.map(({ id }) => id)
}
