/** Filters of supplies, and the team that a page is of. Apart from the form fields, so that a list does not load those. */
import { brandName } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import type { ChoiceFilter, FilterDefinition } from '@/components/table/filter-definition.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'

export function useSquadFilter(): ChoiceFilter<'id_equipe'> {
  const { data = [] } = useQuery(trpc.squads.options.queryOptions({}))
  const options = namedOptions(data)
  return { key: 'id_equipe', label: 'Equipe', kind: 'choice', options }
}

/** What distinguishes a page of one team: several providers have a team of the same name. */
export function useSquadName(squad: number | undefined): string | undefined {
  const { data = [] } = useQuery({ ...trpc.squads.options.queryOptions({}), enabled: squad !== undefined })
  const named = data.find(({ id }) => id === squad)
  return named && `${named.nome}, ${brandName(named.sistema)}`
}

export function useProductFilter(): FilterDefinition<'id_produto'> {
  const { data = [] } = useQuery(trpc.supplyProducts.options.queryOptions({}))
  const options = data.map(({ id, nome, sistema }) => ({
    value: id,
    label: `${nome} (${brandName(sistema)})`,
  }))
  return { key: 'id_produto', label: 'Produto', kind: 'choice', options }
}
