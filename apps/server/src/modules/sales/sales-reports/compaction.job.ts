import { sql } from 'kysely'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/job.ts'

/**
 * Moves the changes of leads into the roll-ups; figures are exact before and after. Moved rows are removed at once,
 * since every report reads that table completely.
 */
export async function compactFigures(db: Database): Promise<void> {
  const { rows } = await sql<{ moved: boolean }>`select vendas_resumo_compacta() as moved`.execute(db)
  if (rows[0]?.moved) await sql`vacuum vendas_lead_delta`.execute(db)
}

/** Every minute. */
export const figureCompactionJob: Job = {
  name: 'vendas-resumo',
  cron: '* * * * *',
  run: ({ connection }) => compactFigures(connection.db),
}
