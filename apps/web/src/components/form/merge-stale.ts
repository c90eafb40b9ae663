import { STALE } from '@intranet/contract/messages'
import { readRequestError } from '@/lib/request-error.ts'
import type { MergingSave } from './merging-save.ts'

/** Goes on with a save whose refusal says that somebody was first; every other refusal is thrown again. */
export async function mergeStale(refusal: unknown, save: MergingSave): Promise<unknown> {
  if (readRequestError(refusal).name !== STALE) throw refusal
  // Few saves meet a newer version.
  const { saveBeside } = await import('./merging-save.ts')
  return saveBeside(refusal, save)
}
