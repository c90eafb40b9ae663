type Listener = (reported: boolean) => void
const listeners = new Set<Listener>()

/**
 * Called when the server says that the person's roles, providers or session changed (`reported`), or when it may have said
 * so while nobody listened. Returns the way to stop listening.
 */
export function onAccessChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportAccessChanged(reported = true): void {
  for (const listener of listeners) listener(reported)
}
