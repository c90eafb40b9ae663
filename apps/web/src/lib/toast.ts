import { afterFirstView } from './first-view.ts'
import type { Notice } from './toast-body.tsx'

// Loaded at the first notice: no screen needs it to show itself.
let body: Promise<typeof import('./toast-body.tsx')> | undefined
const load = () => (body ??= import('./toast-body.tsx'))
const show = (notice: Notice) =>
  afterFirstView(() => {
    void load().then(
      (chunk) => chunk.showNotice(notice),
      // A failed load may be tried again at the next notice.
      () => (body = undefined),
    )
  })

/** Short notices, bottom centre: success leaves after 3 s, an error after 5. */
export const toast = {
  /** `duration` in milliseconds, where it differs from the usual one. */
  success: (text: string, duration?: number) => show({ text, tone: 'success', duration }),
  /** `requestId` finds the line in the server's log; `reason` is shown under the text. */
  error: (text: string, requestId?: string, reason?: string) =>
    show({ text, tone: 'error', requestId, reason }),
  /** The person goes on: what was wrong before is no longer about what they see. `ms` spares those shown since then. */
  endErrors: (ms = 0) => void body?.then((chunk) => chunk.endErrors(ms)),
}
