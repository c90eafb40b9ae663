import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  ids: ReadonlySet<number>
  toggle: (id: number) => void
  /** Selects all the given rows, or none when all were selected. */
  togglePage: (ids: number[]) => void
  clear: () => void
  /** Rows that cannot be ticked. */
  locked?: ReadonlySet<number>
}

/** The rows ticked, by id; they stay ticked from page to page. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((id: number) => {
    setIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const togglePage = useCallback((page: number[]) => {
    setIds((before) => {
      const every = page.every((id) => before.has(id))
      return every ? new Set([...before].filter((id) => !page.includes(id))) : new Set([...before, ...page])
    })
  }, [])
  const clear = useCallback(() => setIds(new Set()), [])
  return useMemo(() => ({ ids, toggle, togglePage, clear }), [ids, toggle, togglePage, clear])
}
