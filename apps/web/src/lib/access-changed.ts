const listeners = new Set<() => void>()

/** Called when the server says that the person's roles or session changed. Returns the way to stop listening. */
export function onAccessChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellAccessChanged(): void {
  for (const listener of listeners) listener()
}
