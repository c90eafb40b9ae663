import { createContext } from 'react'

/** Somebody who knows whether something typed would be lost, and what is asked then. */
export interface Watcher {
  unsaved: () => boolean
  /** What becomes of it when it is left. */
  text: string
}

/** The drawer or dialog that a form is in. */
export interface Surface {
  kind: 'sheet' | 'dialog'
  /** Closes; asks first while something typed would be lost. */
  close: () => void
  /** Closes at once: all is saved. */
  finish: () => void
  /** Adds a watcher. Returns the way to take it away. */
  watch: (watcher: Watcher) => () => void
}

export const SurfaceContext = createContext<Surface | null>(null)
