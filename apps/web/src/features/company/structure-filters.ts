/** Filters of the company's lists. Apart from the form fields, so that a list does not load those. */
import { useQuery } from '@tanstack/react-query'
import { ufs } from '@intranet/contract/states'
import type { ChoiceFilter, FilterDefinition } from '@/components/table/filter-definition.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions, wordOptions } from '@/lib/options-of.ts'

/** Filter by provider, from the providers the person sees. */
export function useProviderFilter(enabled = true): ChoiceFilter<'id_empresa'> {
  const { data = [] } = useQuery({ ...trpc.providers.options.queryOptions({}), enabled })
  const options = namedOptions(data)
  return { key: 'id_empresa', label: 'Provedor', kind: 'choice', options }
}

export const stateFilter = <K extends string>(key: K): FilterDefinition<K> => ({
  key,
  label: 'Estado',
  kind: 'choice',
  options: wordOptions(ufs),
})

/** Filter by department, from those the person sees. */
export function useDepartmentFilter(): ChoiceFilter<'id_departamento'> {
  const { data = [] } = useQuery(trpc.departments.options.queryOptions({}))
  const options = data.map(({ id, nome, empresa }) => ({
    value: id,
    label: empresa ? `${nome} (${empresa})` : nome,
  }))
  return { key: 'id_departamento', label: 'Departamento', kind: 'choice', options }
}
