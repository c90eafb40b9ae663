import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ListResult, rowId } from './list-column.ts'
import { missingIds } from './missing-ids.ts'
import type { TableSearch } from './use-table-search.ts'

export interface Selection {
  /** The ticks as the table's state. */
  rowSelection: RowSelectionState
  onRowSelectionChange: (updater: Updater<RowSelectionState>) => void
  /** Rows that cannot be ticked. */
  locked?: ReadonlySet<number>
  ids: ReadonlySet<number>
  /** Takes the ticks of these rows away. */
  untick: (ids: readonly number[]) => void
  clear: () => void
  /**
   * Writes to the ticked rows. Their ticks end when `call` succeeded; they stay when it answers `false` (the person
   * changed their mind) or throws, but for those of rows that the server did not find.
   */
  act: <T>(call: (ids: number[]) => Promise<T>) => Promise<T>
}

/** Id → the page it was last seen on. */
type Ticks = ReadonlyMap<number, string>

const none: Ticks = new Map()
const without = (ticks: Ticks, ids: readonly number[]): Ticks =>
  ids.some((id) => ticks.has(id)) ? new Map([...ticks].filter(([id]) => !ids.includes(id))) : ticks

const stateOf = (ticks: Ticks): RowSelectionState =>
  Object.fromEntries([...ticks.keys()].map((id): [string, true] => [String(id), true]))

/** The ticks after a page was read: those of its rows that left it end, and so do those of rows now locked. */
function afterReading(
  ticks: Ticks,
  page: string,
  rows: readonly number[],
  locked?: ReadonlySet<number>,
): Ticks {
  const here = new Set(rows)
  const kept = [...ticks].flatMap(([id, seen]): [number, string][] => {
    if (!here.has(id)) return seen === page ? [] : [[id, seen]]
    return locked?.has(id) ? [] : [[id, page]]
  })
  const same = kept.length === ticks.size && kept.every(([id, seen]) => ticks.get(id) === seen)
  return same ? ticks : new Map(kept)
}

/** The rows ticked, by id. They stay ticked from page to page, and end with their row and with the filter. */
export function useSelection<Row extends object>(
  list: ListResult<Row>,
  search: Pick<TableSearch, 'filters' | 'limit' | 'sort' | 'page'>,
  isLocked?: (row: Row) => boolean,
): Selection {
  const { filters } = search
  const [before, setTicks] = useState(none)
  const [ticked, setTicked] = useState(filters)
  const page = JSON.stringify([search.limit, search.sort, search.page])
  const rows = list.data?.dados
  const locked = useMemo(
    () =>
      isLocked && new Set((rows ?? []).flatMap((row, place) => (isLocked(row) ? [rowId(row, place)] : []))),
    [rows, isLocked],
  )
  // Rows of the page before are shown until this one is read.
  const read = list.isPlaceholderData ? undefined : rows
  const kept = ticked === filters ? before : none
  const ticks = read ? afterReading(kept, page, read.map(rowId), locked) : kept
  if (ticked !== filters) setTicked(filters)
  if (ticks !== before) setTicks(ticks)

  const onRowSelectionChange = useCallback(
    (updater: Updater<RowSelectionState>) =>
      setTicks((now) => {
        const ids = Object.keys(functionalUpdate(updater, stateOf(now))).map(Number)
        return new Map(ids.map((id) => [id, now.get(id) ?? page]))
      }),
    [page],
  )
  const untick = useCallback((gone: readonly number[]) => setTicks((now) => without(now, gone)), [])
  const clear = useCallback(() => setTicks(none), [])
  const ids = useMemo(() => new Set(ticks.keys()), [ticks])
  const rowSelection = useMemo(() => stateOf(ticks), [ticks])
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })
  const act = useCallback(
    async <T>(call: (ids: number[]) => Promise<T>): Promise<T> => {
      const asked = [...latest.current]
      try {
        const answer = await call(asked)
        if (answer !== false) untick(asked)
        return answer
      } catch (error) {
        untick(missingIds(error, asked))
        throw error
      }
    },
    [untick],
  )
  return useMemo(
    () => ({ rowSelection, onRowSelectionChange, locked, ids, untick, clear, act }),
    [rowSelection, onRowSelectionChange, locked, ids, untick, clear, act],
  )
}
