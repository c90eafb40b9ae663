import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '@/lib/use-debounced.ts'
import type { TableSearch } from './use-table-search.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { cn } from '@/lib/cn.ts'
import { SearchInput } from '@/components/ui/search-input.tsx'

const REST_MS = 300

/** Beside a list's other tools; on phones in a line by itself. */
export const searchBoxClasses =
  'h-(--control-h) max-w-[260px] flex-[999_1_200px] text-sm max-sm:max-w-full max-sm:flex-[1_1_100%] max-sm:text-[16px]'

/** Searches once the typing rests. */
export function SearchBox({ search, placeholder }: { search: TableSearch; placeholder: string }) {
  const [text, setText] = useState(search.q)
  const rested = useDebounced(text, REST_MS)
  const asked = useRef(search.q)
  const { setQuery, q } = search
  useEffect(() => {
    if (rested === asked.current) return
    asked.current = rested
    setQuery(rested)
  }, [rested, setQuery])
  // Back, forward and "Limpar filtros" change the address from outside.
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setText(q)
  }, [q])
  return (
    <SearchInput
      role="searchbox"
      className={searchBoxClasses}
      label={placeholder}
      value={text}
      onValue={setText}
    >
      {text && (
        <button
          type="button"
          className={cn(iconButtonVariants({ size: 'sm' }), '-mr-1.5')}
          aria-label="Limpar busca"
          onClick={() => setText('')}
        >
          <X className="size-3.5" aria-hidden />
        </button>
      )}
    </SearchInput>
  )
}
