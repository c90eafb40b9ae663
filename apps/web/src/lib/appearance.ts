import type { ProviderBrand } from '@intranet/contract/access/auth'
import { useSyncExternalStore } from 'react'
import { onDevice } from './stored.ts'

export type Theme = 'light' | 'dark'
export type Density = 'compact' | 'comfortable'

const changed = new EventTarget()
const root = () => document.documentElement

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

function remember(key: string, value: string | null): void {
  // Where it is not remembered it is still applied.
  if (value === null) onDevice.drop(`intranet:${key}`)
  else onDevice.write(`intranet:${key}`, value)
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

/** Providers whose colours tokens.css holds. */
const tuned = ['produto', 'razao', 'vetorial']

export type Brand = Pick<ProviderBrand, 'sistema' | 'matiz'>

/** The colours of the page's context: a provider's, else the group's. A new provider changes the hue alone. */
export function setBrand(brand: Brand | null): void {
  root().dataset.brand = brand?.sistema ?? 'intranet'
  if (brand && !tuned.includes(brand.sistema)) root().style.setProperty('--brand-h', String(brand.matiz))
  else root().style.removeProperty('--brand-h')
  remember('brand', brand?.sistema ?? null)
}
