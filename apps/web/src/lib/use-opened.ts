import { useNavigate, useSearch } from '@tanstack/react-router'
import { searchWith } from './search-with.ts'

/** The record that is open beside its list (`?ver=`), and how another one opens, or none. */
export function useOpened() {
  const { ver } = useSearch({ strict: false }) as { ver?: number }
  const navigate = useNavigate()
  const open = (id: number | undefined) =>
    void navigate({ to: '.', search: searchWith({ ver: id }), resetScroll: false })
  return { ver, open }
}
