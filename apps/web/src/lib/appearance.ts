import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
export type Density = 'compact' | 'comfortable'

const changed = new EventTarget()
const root = () => document.documentElement

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`intranet:${key}`, value)
  } catch {
    // Not remembered, still applied.
  }
  changed.dispatchEvent(new Event('change'))
}

/** Theme and density of `<html>`; public/theme.js applies the stored choice before the first paint. */
export function useAppearance() {
  const theme = useSyncExternalStore(subscribe, () => (root().dataset.theme === 'dark' ? 'dark' : 'light'))
  const density = useSyncExternalStore(subscribe, () =>
    root().dataset.density === 'comfortable' ? 'comfortable' : 'compact',
  )
  return {
    theme,
    density,
    setTheme(next: Theme) {
      root().dataset.theme = next
      remember('theme', next)
    },
    setDensity(next: Density) {
      if (next === 'comfortable') root().dataset.density = next
      else delete root().dataset.density
      remember('density', next)
    },
  }
}

/** The brand of the page's context: a provider's key, else `intranet`. */
export function setBrand(brand: string): void {
  root().dataset.brand = brand
  remember('brand', brand)
}
