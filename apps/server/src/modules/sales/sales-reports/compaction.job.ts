import { sql } from 'kysely'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/jobs.ts'

/**
 * Moves what leads changed into the roll-ups; figures are exact before and after. What has been moved is cleared away at
 * once: every report reads that table whole.
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
