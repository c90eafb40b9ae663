import { useMemo } from 'react'
import { usePreference } from '@/lib/use-preference.ts'
import { columnId, columnLabel, type ListColumn } from './list-column.ts'

export interface ColumnOption {
  id: string
  label: string
  visible: boolean
  locked: boolean
}

export interface ColumnChoice<Row extends object, S extends string = string> {
  /** The chosen columns in the chosen order, for `DataTable`. */
  columns: ListColumn<Row, S>[]
  options: ColumnOption[]
  setVisible: (id: string, visible: boolean) => void
  /** The new order of every id, the identity first. */
  setOrder: (ids: string[]) => void
  reset: () => void
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
): ColumnChoice<Row, S> {
  const [stored, store] = usePreference<KeptColumns | null>(`columns:${name}`, null)
  return useMemo(() => {
    const byId = new Map(all.map((column) => [columnId(column), column]))
    const ids = [...byId.keys()]
    const first = ids[0]
    const off = stored?.off ?? all.filter((column) => column.meta?.hidden).map(columnId)
    const known = (stored?.order ?? []).filter((id) => byId.has(id) && id !== first)
    const order =
      first === undefined ? [] : [first, ...known, ...ids.filter((id) => id !== first && !known.includes(id))]
    const visible = (id: string) => id === first || !off.includes(id)
    return {
      columns: order.filter(visible).flatMap((id) => byId.get(id) ?? []),
      options: order.map((id) => {
        const column = byId.get(id)
        return {
          id,
          label: String(column ? columnLabel(column) : id),
          visible: visible(id),
          locked: id === first,
        }
      }),
      setVisible: (id, on) => store({ order, off: on ? off.filter((other) => other !== id) : [...off, id] }),
      setOrder: (next) => store({ order: next, off }),
      reset: () => store(null),
      kept: stored,
      keep: store,
    }
  }, [all, stored, store])
}
