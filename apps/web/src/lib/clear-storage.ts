import { forgetDrafts } from './draft.ts'

/** Signing out on purpose leaves nothing behind (docs/screens.md#session-on-the-device). */
export function clearStorage(): void {
  forgetDrafts()
  localStorage.clear()
  sessionStorage.clear()
}
