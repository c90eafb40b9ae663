import { createContext, Fragment, type ReactNode, use, useMemo, useReducer } from 'react'

interface Reopening {
  /** A page, or a drawer or dialog that is over one. */
  kind: 'page' | 'surface'
  reopen: () => void
}

const ReopenContext = createContext<Reopening | null>(null)

/** What is inside begins again when a form there asks for it: with the record as it is by then. */
export function Reopenable({ kind, children }: { kind: Reopening['kind']; children: ReactNode }) {
  const [times, reopen] = useReducer((count: number) => count + 1, 0)
  const reopening = useMemo(() => ({ kind, reopen }), [kind])
  return (
    <ReopenContext value={reopening}>
      <Fragment key={times}>{children}</Fragment>
    </ReopenContext>
  )
}

export const useReopening = () => use(ReopenContext)
