import type { Job } from './job.ts'
import { removeOrphans, removeUnnamed } from './storage-cleanup.ts'

/** Every hour: removes files that were not attached to a record in time. Runs once across all servers. */
export const storageCleanupJob: Job = {
  name: 'limpa-arquivos',
  cron: '17 * * * *',
  async run(deps) {
    const removed = await removeOrphans(deps)
    if (removed) deps.log.info({ removed }, 'orphan files removed')
  },
}

/** Every night: removes contents that no row names (docs/deploy.md#contents-without-a-record). */
export const unnamedContentsJob: Job = {
  name: 'limpa-conteudos',
  cron: '37 3 * * *',
  async run(deps) {
    const removed = await removeUnnamed(deps)
    if (removed) deps.log.info({ removed }, 'contents without a row removed')
  },
}
