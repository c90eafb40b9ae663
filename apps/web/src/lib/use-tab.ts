import { useNavigate, useSearch } from '@tanstack/react-router'
import { searchWith } from './search-with.ts'

/** The tab that the address names (`?aba=`), else the first, and how another one is shown. */
export function useTab(keys: readonly string[]) {
  const { aba } = useSearch({ strict: false }) as { aba?: string }
  const navigate = useNavigate()
  const [first = ''] = keys
  const show = (next: string) =>
    void navigate({
      to: '.',
      search: searchWith({ aba: next === first ? undefined : next }),
      resetScroll: false,
    })
  // An address may name a tab that somebody else sees.
  return { tab: aba !== undefined && keys.includes(aba) ? aba : first, show }
}
