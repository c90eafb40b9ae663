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

/** Ends sessions at a provider, with ours and the steps that wait; answers whose. */
export async function endSignedOut(db: Database, { emissor, sujeito, sid }: SignedOut): Promise<number[]> {
  const { rows } = await sql<{ id_usuario: number }>`
    delete from sessao_identidade i using vinculo_identidade v
    where v.id = i.id_vinculo and v.emissor = ${emissor}
      and (${sujeito}::text is null or v.sujeito = ${sujeito}) and (${sid}::text is null or i.sid = ${sid})
    returning v.id_usuario`.execute(db)
  return [...new Set(rows.map(({ id_usuario }) => id_usuario))]
}
