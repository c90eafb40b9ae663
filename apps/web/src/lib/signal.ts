/** Something that happens, and those who want to be called when it does. */
export function createSignal<Said extends unknown[] = []>() {
  const listeners = new Set<(...said: Said) => void>()
  return {
    /** Calls back at each report. Returns the way to stop. */
    listen(listener: (...said: Said) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    report(...said: Said): void {
      for (const listener of listeners) listener(...said)
    },
    isHeard: () => listeners.size > 0,
  }
}
