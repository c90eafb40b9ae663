/** Quantities that were typed into a count's lines and wait for "Salvar". */
import { createContext, use } from 'react'

export interface CountEdits {
  typed: ReadonlyMap<number, string>
  type: (id: number, text: string) => void
  /** Whether lines may be informed now. */
  open: boolean
}

export const CountEditsContext = createContext<CountEdits>({
  typed: new Map(),
  type: () => undefined,
  open: false,
})

export const useCountEdits = () => use(CountEditsContext)
