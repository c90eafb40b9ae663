import type { Notice } from './toast-body.tsx'

// Loaded at the first notice: no screen needs it to show itself.
const show = (notice: Notice) => void import('./toast-body.tsx').then((chunk) => chunk.showNotice(notice))

/** Short notices, bottom centre: success leaves after 3 s, an error after 5. */
export const toast = {
  /** `duration` in milliseconds, where it differs from the usual one. */
  success: (text: string, duration?: number) => show({ text, tone: 'success', duration }),
  /** `requestId` finds the line in the server's log. */
  error: (text: string, requestId?: string) => show({ text, tone: 'error', requestId }),
}
