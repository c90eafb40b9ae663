import {
  type ColumnOrderState,
  type ColumnVisibilityState,
  functionalUpdate,
  type Updater,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { usePreference } from '@/lib/use-preference.ts'
import { columnId, type ListColumn } from './list-column.ts'

/** The columns of a list as a person chose them: two parts of the table's state. */
export interface ColumnChoice {
  columnVisibility: ColumnVisibilityState
  columnOrder: ColumnOrderState
  onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) => void
  onColumnOrderChange: (updater: Updater<ColumnOrderState>) => void
  /** The choice as it is kept; null is the list's own. */
  kept: KeptColumns | null
  /** Takes over a choice; columns that the list no longer has are passed over. */
  keep: (columns: KeptColumns | null) => void
}

export interface KeptColumns {
  order: string[]
  off: string[]
}

/** Which columns a person sees and in which order, remembered in this browser by the table's name. */
export function useColumnChoice<Row extends object, S extends string>(
  name: string,
  all: ListColumn<Row, S>[],
): ColumnChoice {
  const [kept, keep] = usePreference<KeptColumns | null>(`columns:${name}`, null)
  return useMemo(() => {
    const ids = all.map(columnId)
    // The identity is the first, whatever was kept; a column that is new to the list comes last.
    const columnOrder = [...new Set([...ids.slice(0, 1), ...(kept?.order ?? []), ...ids])].filter((id) =>
      ids.includes(id),
    )
    const off = kept?.off ?? all.filter((column) => column.meta?.hidden).map(columnId)
    const columnVisibility = Object.fromEntries(
      off.filter((id) => id !== ids[0]).map((id): [string, boolean] => [id, false]),
    )
    return {
      columnVisibility,
      columnOrder,
      onColumnVisibilityChange: (updater) => {
        const next = functionalUpdate(updater, columnVisibility)
        keep({ order: columnOrder, off: Object.keys(next).filter((id) => !next[id]) })
      },
      onColumnOrderChange: (updater) => keep({ order: functionalUpdate(updater, columnOrder), off }),
      kept,
      keep,
    }
  }, [all, kept, keep])
}
