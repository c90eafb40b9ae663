import { useSyncExternalStore } from 'react'

/** Up to this width a screen is a phone's (docs/screens.md#phones). */
export const PHONE_PX = 640
/** From here down the spine folds (styles/shell.css says the same). */
const SPINE_FOLDS_PX = 1100
const SCROLL_FLAG_PX = 60

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

export function useViewportWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth)
}

/** Whether the window is wide enough for an area's screens beside the page. */
export const useSpineShown = (): boolean => useViewportWidth() > SPINE_FOLDS_PX

/** True when the page is scrolled less than 60 px (docs/screens.md#scroll). */
export function useScrolled(): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY >= SCROLL_FLAG_PX)
}

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
