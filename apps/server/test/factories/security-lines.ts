import { sql } from 'kysely'
import type { Deps } from '../../src/platform/deps.ts'

/** What the security log has, as its page shows it, by somebody or about them: `fator: Aplicativo cadastrado`. */
export async function securityLines(
  { security, connection: { db } }: Deps,
  id: number | null,
): Promise<string[]> {
  await security.settle()
  const rows = await db
    .selectFrom('seguranca')
    .select(['tipo', 'detalhe'])
    .$if(id === null, (q) => q.where('id_usuario', 'is', null))
    .$if(id !== null, (q) =>
      q.where(sql<boolean>`(id_usuario = ${id} or alvo ~* ('pessoa ' || ${id}::text || '$'))`),
    )
    .orderBy('data')
    .orderBy('id')
    .execute()
  return rows.map(({ tipo, detalhe }) => [tipo, detalhe].filter(Boolean).join(': '))
}
