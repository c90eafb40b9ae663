import { forgetDrafts } from './draft.ts'
import { inTab, onDevice } from './stored.ts'

/** Signing out on purpose leaves nothing behind (docs/screens.md#session-on-the-device). */
export function clearStorage(): void {
  forgetDrafts()
  onDevice.clear()
  inTab.clear()
}
