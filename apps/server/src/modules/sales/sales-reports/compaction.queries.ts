import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/**
 * Moves the changes of leads into the roll-ups; figures are exact before and after. Moved rows are removed at once,
 * since every report reads these tables.
 */
export async function compactFigures(db: Database): Promise<void> {
  const { rows } = await sql<{ moved: boolean }>`select vendas_resumo_compacta() as moved`.execute(db)
  if (rows[0]?.moved) await sql`vacuum vendas_lead_delta, vendas_situacao_delta`.execute(db)
}
