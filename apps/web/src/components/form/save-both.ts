import { STALE } from '@intranet/contract/messages'
import { readRequestError } from '@/lib/request-error.ts'
import type { MergingSave } from './merging-save.ts'

type Save = Omit<MergingSave, 'start'> & { start: () => MergingSave['start'] }

/** Saves what was sent on the version that was opened; where somebody was first, beside what they changed. */
export async function saveBoth({ start, ...save }: Save): Promise<unknown> {
  try {
    return await save.update(save.sent, save.opened.updated_at)
  } catch (refusal) {
    if (readRequestError(refusal).name !== STALE) throw refusal
    // Few saves meet a newer version.
    const { saveBeside } = await import('./merging-save.ts')
    return saveBeside(refusal, { ...save, start: start() })
  }
}
