/** Work of the background, as modules write it (`<what>.job.ts`). */
import type { Deps } from './deps.ts'
import type { JobOf } from './jobs.ts'

export type Job<Data extends object = object> = JobOf<Deps, Data>
