/** Every hour: removes files that were not attached to a record in time. Runs once across all servers. */
import type { Job } from './job.ts'
import { removeOrphans } from './uploads.ts'

export const storageCleanupJob: Job = {
  name: 'limpa-arquivos',
  cron: '17 * * * *',
  async run(deps) {
    const removed = await removeOrphans(deps)
    if (removed) deps.log.info({ removed }, 'orphan files removed')
  },
}
