import { useSyncExternalStore } from 'react'
import { createSignal } from '@/lib/signal.ts'

/** Up to this width a screen is a phone's (docs/screens.md#phones). */
export const PHONE_PX = 640
/** From here down the spine folds (`max-[1101px]` of page.tsx says the same). */
const SPINE_FOLDS_PX = 1100
const SCROLL_FLAG_PX = 60

/**
 * Something of the window that changes with an event. It is read then, and once before: the browser has to lay the whole
 * page out to answer, and React asks at every drawing.
 */
function ofWindow<Value>(event: 'resize' | 'scroll', read: () => Value) {
  let cached: Value | undefined
  const changed = createSignal()
  const update = () => {
    cached = read()
    changed.report()
  }
  const subscribe = (listener: () => void) => {
    if (!changed.isHeard()) window.addEventListener(event, update, { passive: true })
    const stop = changed.listen(listener)
    return () => {
      stop()
      if (changed.isHeard()) return
      window.removeEventListener(event, update)
      cached = undefined
    }
  }
  return { subscribe, read: () => (cached ??= read()) }
}

const width = ofWindow('resize', () => window.innerWidth)
const scrolled = ofWindow('scroll', () => window.scrollY >= SCROLL_FLAG_PX)

export const useViewportWidth = (): number => useSyncExternalStore(width.subscribe, width.read)

/** Whether the window is wide enough for an area's screens beside the page. */
export const useSpineShown = (): boolean => useViewportWidth() > SPINE_FOLDS_PX

/** True once the page is scrolled by 60 px (docs/screens.md#scroll). */
export const useScrolled = (): boolean => useSyncExternalStore(scrolled.subscribe, scrolled.read)

function onOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(onOnline, () => navigator.onLine)
}
