/** Quantities that were typed into a count's lines and wait for "Salvar". */
import { createContext, use } from 'react'
import type { Outputs } from '@/lib/trpc.ts'

export type Line = Outputs['inventory']['list']['dados'][number]

export interface TypedQuantity {
  digits: string
  /** What was stored when it was typed, and of which version. */
  seen: number | null
  updated_at: string
}

export interface CountEdits {
  typed: ReadonlyMap<number, TypedQuantity>
  type: (line: Line, digits: string) => void
  /** Whether lines may be informed now. */
  open: boolean
}

export const CountEditsContext = createContext<CountEdits>({
  typed: new Map(),
  type: () => undefined,
  open: false,
})

export const useCountEdits = () => use(CountEditsContext)
