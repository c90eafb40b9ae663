import { useQueries } from '@tanstack/react-query'
import { chosenIn, type FilterDefinition } from '@/components/table/filter-definition.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { colleagues, useFoundPeople } from './colleagues.ts'

/** A list's filter by people; who is chosen stays named whatever is looked for next. */
export function usePersonFilter<K extends string>(
  key: NoInfer<K>,
  label: string,
  search: TableSearch<K>,
): FilterDefinition<K> {
  const { text, setText, found } = useFoundPeople(colleagues)
  const chosen = chosenIn(search.filtro[key]).map(Number)
  const named = useQueries({
    queries: chosen.map((id) => ({ ...colleagues({ incluir: id }), staleTime: 60_000 })),
    combine: (results) => results.flatMap(({ data }, at) => data?.find(({ id }) => id === chosen[at]) ?? []),
  })
  const people = new Map([...named, ...found].map((person) => [person.id, person]))
  return {
    key,
    label,
    kind: 'choice',
    // Of two people with one name only their place says who is meant.
    options: [...people.values()].map(({ id, nome, detalhe }) => ({
      value: id,
      label: nome ?? '',
      note: detalhe,
    })),
    typed: { text, onText: setText },
  }
}
