const listeners = new Set<() => void>()

/** Called before this app loads its page again: forms keep what is typed and ask nothing. Returns the way to stop. */
export function onReload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reloadPage(): void {
  for (const listener of listeners) listener()
  window.location.reload()
}
