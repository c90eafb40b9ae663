import { useQuery } from '@tanstack/react-query'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { trpc } from '@/lib/trpc.ts'

/** Filter by a provider's key (its `sistema`), by the name that the list gives the key. */
export function useProviderKeyFilter<K extends 'provedor' | 'sistema'>(key: K): FilterDefinition<K> {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  const options = data.map(({ sistema, nome }) => ({ value: sistema, label: nome }))
  return { key, label: 'Provedor', kind: 'choice', options }
}
