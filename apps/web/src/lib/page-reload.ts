import { createSignal } from './signal.ts'

const reload = createSignal()

/** Called before this app loads its page again: forms keep what is typed and ask nothing. Returns the way to stop. */
export const onReload = reload.listen

export function reloadPage(): void {
  reload.report()
  window.location.reload()
}
