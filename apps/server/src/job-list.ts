/** Every background job: the platform's own and those of the modules. */
import { modules } from './modules/module-list.ts'
import { monthsJob } from './platform/months.job.ts'
import { quarantineJob } from './platform/quarantine.job.ts'
import type { Job } from './platform/job.ts'
import { storageCleanupJob, unnamedContentsJob } from './platform/storage-cleanup.job.ts'

export const jobList: readonly Job<never>[] = [
  storageCleanupJob,
  unnamedContentsJob,
  quarantineJob,
  monthsJob,
  ...modules.flatMap(({ jobs = [] }) => jobs),
]
