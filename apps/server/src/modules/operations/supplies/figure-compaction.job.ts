import type { Job } from '../../../platform/job.ts'
import { compactSupplies } from './figure-compaction.queries.ts'

/** Every minute. */
export const supplyCompactionJob: Job = {
  name: 'suprimentos-resumo',
  cron: '* * * * *',
  run: ({ connection }) => compactSupplies(connection.db),
}
