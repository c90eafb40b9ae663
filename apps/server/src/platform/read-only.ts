/** What is refused while a replica is read in place of the primary (docs/deploy.md#read-only). */
import type { Deps } from './deps.ts'
import { refusals } from './errors.ts'

/** Of every answer while nothing can be written: the browser says so above the page. */
export const READ_ONLY_HEADER = 'x-somente-leitura'

/** Refuses a write in words before any of it is done. Reads that have to write are refused by PostgreSQL. */
export function assertWritable({ replicas }: Pick<Deps, 'replicas'>): void {
  if (replicas.isReadOnly()) throw refusals.readOnly()
}
