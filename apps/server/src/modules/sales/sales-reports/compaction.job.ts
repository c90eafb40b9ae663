import type { Job } from '../../../platform/job.ts'
import { compactFigures } from './compaction.queries.ts'

/** Every minute. */
export const figureCompactionJob: Job = {
  name: 'vendas-resumo',
  cron: '* * * * *',
  run: ({ connection }) => compactFigures(connection.db),
}
