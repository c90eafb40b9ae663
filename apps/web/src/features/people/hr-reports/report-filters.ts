import { useQuery } from '@tanstack/react-query'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'

const named = <K extends string>(
  key: K,
  label: string,
  rows: { id: number; nome: string }[] = [],
): FilterDefinition<K> => ({
  key,
  label,
  kind: 'choice',
  options: namedOptions(rows),
})

/** Provider, department, sector, position and city: what every report is filtered by. */
type Shared = 'id_empresa' | 'id_departamento' | 'id_setor' | 'id_cargo' | 'cidade'

export function useReportFilters<K extends string = never>(
  ...more: FilterDefinition<K>[]
): FilterDefinition<K | Shared>[] {
  const sectors = useQuery(trpc.sectors.options.queryOptions({}))
  const positions = useQuery(trpc.positions.options.queryOptions({}))
  return [
    ...more,
    useProviderFilter(),
    useDepartmentFilter(),
    named('id_setor', 'Setor', sectors.data),
    named('id_cargo', 'Cargo', positions.data),
    { key: 'cidade', label: 'Cidade', kind: 'text' },
  ]
}
