import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { LinkAddress } from '@/lib/address.ts'

interface Added {
  to: LinkAddress
  children: ReactNode
}

const AddHereContext = createContext<{ added?: Added; setAdded?: (added?: Added) => void }>({})

/** Around a list and its head: what the head's button adds, the empty rows offer too. */
export function AddHere({ children }: { children: ReactNode }) {
  const [added, setAdded] = useState<Added>()
  return <AddHereContext value={useMemo(() => ({ added, setAdded }), [added])}>{children}</AddHereContext>
}

/** What the head of the list adds, for who may add. */
export const useAddedHere = (): Added | undefined => use(AddHereContext).added

/** Says what a head's button adds. */
export function useAddsHere(to: LinkAddress, children: ReactNode) {
  const { setAdded } = use(AddHereContext)
  useEffect(() => {
    setAdded?.({ to, children })
    return () => setAdded?.(undefined)
  }, [setAdded, to, children])
}
