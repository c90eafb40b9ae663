import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Adds what was written to the sums; figures are exact before and after. */
export async function compactSupplies(db: Database): Promise<void> {
  const { rows } = await sql<{ moved: boolean }>`select suprimento_compacta() as moved`.execute(db)
  if (rows[0]?.moved) await sql`vacuum suprimento_delta`.execute(db)
}
