/** What is refused while a replica is read in place of the primary (docs/deploy.md#read-only). */
import type { Replicas } from '@intranet/db/replicas'
import { refusals } from './errors.ts'

/**
 * A session or key, or undefined where there is none. A replica in place of the primary may lack what was begun just
 * before: what it does not find is refused as unavailable (503), not as unknown.
 */
export async function findKnown<T>(
  replicas: Pick<Replicas, 'isReadOnly'>,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const before = replicas.isReadOnly()
  const found = await find()
  if (found === undefined && (before || replicas.isReadOnly())) throw refusals.readOnly()
  return found
}

/** Refuses a write in words before any of it is done. Reads that have to write are refused by PostgreSQL. */
export function assertWritable({ replicas }: { replicas: Pick<Replicas, 'isReadOnly'> }): void {
  if (replicas.isReadOnly()) throw refusals.readOnly()
}
