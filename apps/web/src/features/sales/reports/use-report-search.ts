import type { ProcedureName } from '@/components/table/list-name.ts'
import { useTableState } from '@/components/table/use-table-search.ts'

/**
 * A report's state: its period and provider stand in the address as a list's filters do. Apart from `reportSearch`,
 * which every route's table holds: the first download must not have the tables' state.
 */
export const useReportSearch = <S extends string = never>(procedure: ProcedureName) =>
  useTableState<'created_at' | 'provedor', S, object>(procedure)
