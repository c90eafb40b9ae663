import { useQuery } from '@tanstack/react-query'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { trpc } from '@/lib/trpc.ts'

/** Filter by the provider's key. */
export function useSystemFilter(): FilterDefinition<'sistema'> {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  const options = data.map(({ sistema, nome }) => ({ value: sistema, label: nome }))
  return { key: 'sistema', label: 'Provedor', kind: 'choice', options }
}
