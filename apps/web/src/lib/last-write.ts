import { createSignal } from './signal.ts'

/** How many writes of this page were answered: what is read after one shows the person's own work. */
let count = 0
const written = createSignal()

export const writeCount = (): number => count

/** Calls back after each write. Returns the way to stop. */
export const onWrite = written.listen

export function noteWrite(): void {
  count += 1
  written.report()
}
