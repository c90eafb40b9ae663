import { useQuery } from '@tanstack/react-query'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { trpc } from '@/lib/trpc.ts'

/** Filter by a provider's key, as reports and REST name providers. */
export function useProviderKeyFilter(): FilterDefinition<'provedor'> {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  const options = data.map(({ sistema, nome }) => ({ value: sistema, label: nome }))
  return { key: 'provedor', label: 'Provedor', kind: 'choice', options }
}
