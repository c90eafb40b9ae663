import { can } from '@intranet/contract/access'
import type { QueryFilters } from '@tanstack/react-query'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'

/** "Excluir" for managers of the fleet, where nothing final is lost (docs/operations.md#what-stays-in-the-fleet). */
export function useFleetRemoval(changed: QueryFilters) {
  const manages = can(useSession(), 'frota', 'manage')
  const removal = useRemoval(changed)
  return (name: string, kept: boolean, run: () => Promise<unknown>): RowAction[] =>
    manages && !kept ? [removal({ title: `Excluir ${name}?`, run })] : []
}
