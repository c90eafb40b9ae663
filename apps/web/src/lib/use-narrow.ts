import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(width < 640px)')

function follow(changed: () => void) {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window is narrower than 640 px, where what stood side by side lies in a list. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches)
