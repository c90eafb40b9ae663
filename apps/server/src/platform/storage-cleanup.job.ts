/** Every hour: files that nobody came to own in time are removed. Runs once across all servers. */
import type { Job } from './jobs.ts'
import { removeOrphans } from './uploads.ts'

export const storageCleanupJob: Job = {
  name: 'limpa-arquivos',
  cron: '17 * * * *',
  async run(deps) {
    const removed = await removeOrphans(deps)
    if (removed) deps.log.info({ removed }, 'orphan files removed')
  },
}
