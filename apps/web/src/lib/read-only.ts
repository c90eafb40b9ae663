import { sharedValue } from './shared-value.ts'

/** Of every answer while the server reads a replica, and can write nothing. */
const HEADER = 'x-somente-leitura'

const readOnly = sharedValue(false)

/** Takes from an answer whether anything can be written now. */
export function noteReadOnly(headers: Headers): void {
  const now = headers.has(HEADER)
  if (now !== readOnly.get()) readOnly.set(now)
}

/** Whether nothing can be written, by the newest answer. */
export const useReadOnly = readOnly.use
