/** How many writes of this page were answered: what is read after one shows the person's own work. */
let count = 0
const listeners = new Set<() => void>()

export const writeCount = (): number => count

/** Calls back after each write. Returns the way to stop. */
export function onWrite(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noteWrite(): void {
  count += 1
  for (const listener of listeners) listener()
}
