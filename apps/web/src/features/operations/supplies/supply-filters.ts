/** Filters of supplies. Apart from the form fields, so that a list does not load those. */
import { brandName } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { trpc } from '@/lib/trpc.ts'

export function useSquadFilter(): FilterDefinition<'id_equipe'> {
  const { data = [] } = useQuery(trpc.squads.options.queryOptions({}))
  const options = data.map(({ id, nome }) => ({ value: id, label: nome }))
  return { key: 'id_equipe', label: 'Equipe', kind: 'choice', options }
}

export function useProductFilter(): FilterDefinition<'id_produto'> {
  const { data = [] } = useQuery(trpc.supplyProducts.options.queryOptions({}))
  const options = data.map(({ id, nome, sistema }) => ({
    value: id,
    label: `${nome} (${brandName(sistema)})`,
  }))
  return { key: 'id_produto', label: 'Produto', kind: 'choice', options }
}
