import type { ChartFound } from '@intranet/contract/people/org-chart'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cn } from '@/lib/cn.ts'
import { trpc } from '@/lib/trpc.ts'
import { useDebounced } from '@/lib/use-debounced.ts'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { menuItemVariants, popoverClasses } from '@/components/ui/menu-variants.ts'

/** Finds a person; choosing one opens the chart there. */
export function ChartSearch({ onFound }: { onFound: (person: ChartFound) => void }) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 200)
  const { data } = useQuery({
    ...trpc.orgChart.search.queryOptions({ q }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const shown = text.trim().length > 1 && q.length > 1 ? data : undefined
  return (
    <div className="relative min-w-0 grow sm:max-w-80">
      <SearchInput
        role="searchbox"
        className="h-(--control-h) text-sm max-sm:text-[16px]"
        label="Buscar pessoa"
        value={text}
        onValue={setText}
      />
      {shown && (
        <ul
          className={cn(popoverClasses, 'absolute top-full mt-1 max-h-80 w-full')}
          aria-label="Pessoas encontradas"
        >
          {shown.length === 0 && <li className="p-2 text-muted-foreground">Ninguém encontrado</li>}
          {shown.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={menuItemVariants()}
                onClick={() => {
                  onFound(person)
                  setText('')
                }}
              >
                <span className="grid min-w-0">
                  <b className="truncate">{person.nome}</b>
                  <span className="truncate text-xs text-muted-foreground">
                    {[person.cargo, person.departamento, person.empresa].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
