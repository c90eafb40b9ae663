import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Longer than this nobody's first screen keeps the rest waiting. */
const PATIENCE_MS = 5000

// True unless somebody watches: parts of a page can be drawn on their own.
let drawn = true
const listeners = new Set<() => void>()

function tell(): void {
  if (drawn) return
  drawn = true
  for (const listener of listeners) listener()
  listeners.clear()
}

/** Calls back once the browser has painted what the app was given just now. */
const afterPaint = (done: () => void) =>
  // The query client hands its news on in a task; the paint comes in the frame after it.
  window.setTimeout(() => window.requestAnimationFrame(() => window.setTimeout(done, 0)), 0)

/** Calls back once the client reads nothing, looking after the effects of what was just drawn. */
function whenQuiet(client: QueryClient, done: () => void): void {
  window.setTimeout(() => {
    if (!client.isFetching()) return done()
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching()) return
      stop()
      afterPaint(done)
    })
  }, 0)
}

/**
 * Begins to wait for the first screen of this tab: it is drawn, and what it reads has come (or {@link PATIENCE_MS} went by).
 * `onDrawn` calls back when a screen was drawn, and answers the way to stop that.
 */
export function watchFirstView(onDrawn: (drawn: () => void) => () => void, client: QueryClient): void {
  drawn = false
  window.setTimeout(tell, PATIENCE_MS)
  const stop = onDrawn(() => {
    stop()
    whenQuiet(client, tell)
  })
}

/** Runs what nobody waits for once the first screen is drawn: on a slow line it would keep its rows from coming. */
export function afterFirstView(work: () => void): () => void {
  if (drawn) work()
  else listeners.add(work)
  return () => void listeners.delete(work)
}

/** Whether the first screen of this tab is drawn. */
export const useFirstViewDrawn = (): boolean => useSyncExternalStore(afterFirstView, () => drawn)
