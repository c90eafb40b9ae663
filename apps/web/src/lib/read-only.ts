import { READ_ONLY_HEADER } from '@intranet/contract/request-headers'
import { sharedValue } from './shared-value.ts'

const readOnly = sharedValue(false)

/** Takes from an answer whether anything can be written now. */
export function noteReadOnly(headers: Headers): void {
  const now = headers.has(READ_ONLY_HEADER)
  if (now !== readOnly.get()) readOnly.set(now)
}

/** Whether nothing can be written, by the newest answer. */
export const useReadOnly = readOnly.use
