import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { chosenIn } from '@/components/table/filter-definition.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { cn } from '@/lib/cn.ts'
import { trpc } from '@/lib/trpc.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A to Z: a letter shows the colleagues whose names begin with it; one without anybody cannot be pressed. */
export function LetterIndex({ search }: { search: TableSearch }) {
  const [chosen] = chosenIn(search.filtro.letra)
  const idsOf = (key: 'id_empresa' | 'id_departamento') => {
    const ids = chosenIn(search.filtro[key]).filter((id) => typeof id === 'number')
    return ids.length > 0 && { [key]: ids }
  }
  const { data } = useQuery({
    ...trpc.contacts.letters.queryOptions({
      ...(search.q && { q: search.q }),
      ...idsOf('id_empresa'),
      ...idsOf('id_departamento'),
    }),
    placeholderData: keepPreviousData,
  })
  const totals = new Map(data?.map(({ letra, total }) => [letra, total]))
  return (
    <div className="mb-3 flex gap-px max-sm:overflow-x-auto" role="group" aria-label="Letra inicial">
      {alphabet.map((letter) => {
        const total = totals.get(letter) ?? 0
        return (
          <button
            key={letter}
            type="button"
            disabled={total === 0 && chosen !== letter}
            aria-pressed={chosen === letter}
            aria-label={`${letter}, ${total}`}
            className={cn(
              'grid size-7 shrink-0 max-sm:size-10 place-items-center rounded-md text-xs font-semibold enabled:hover:bg-accent disabled:text-muted-foreground disabled:opacity-50',
              chosen === letter && 'bg-primary text-primary-foreground enabled:hover:bg-primary',
            )}
            onClick={() => search.setFilter('letra', chosen === letter ? undefined : letter)}
          >
            {letter}
          </button>
        )
      })}
    </div>
  )
}
