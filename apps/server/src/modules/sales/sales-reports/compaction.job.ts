import { sql } from 'kysely'
import type { Job } from '../../../platform/jobs.ts'

/** Every minute: moves what leads changed into the roll-ups. Figures are exact before and after. */
export const figureCompactionJob: Job = {
  name: 'vendas-resumo',
  cron: '* * * * *',
  async run({ connection }) {
    await sql`select vendas_resumo_compacta()`.execute(connection.db)
  },
}
