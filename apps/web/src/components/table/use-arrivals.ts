import { useState, useSyncExternalStore } from 'react'
import { onWrite, writeCount } from '@/lib/last-write.ts'
import { type Arrivals, rowId } from './list-column.ts'

interface Accepted {
  place: string
  ids: ReadonlySet<number>
  data: object
  writes: number
}

/**
 * The rows of a live list that are shown: new ones of a page that read itself again wait, so that no line moves under a
 * hand. Another page, an empty one and one's own write show everything. `place` is what the list is asked; null for a
 * list that does not read itself again.
 */
export function useArrivals<Data extends { dados: object[] }>(
  place: string | null,
  data: Data | undefined,
): { data: Data | undefined; arrivals?: Arrivals } {
  const [accepted, setAccepted] = useState<Accepted>()
  const writes = useSyncExternalStore(onWrite, writeCount)
  if (place === null || !data) return { data }
  const accept = () => setAccepted({ place, ids: new Set(data.dados.map(rowId)), data, writes })
  const isNew = (row: object, index: number) => !accepted?.ids.has(rowId(row, index))
  const stays = accepted?.place === place && accepted.ids.size > 0 && accepted.writes === writes
  const count = data.dados.filter(isNew).length
  if (!stays) {
    // What was read before a write says nothing of it yet.
    const readSince = accepted?.writes !== writes && accepted?.data !== data
    if (count > 0 || accepted?.place !== place || readSince) accept()
    return { data }
  }
  if (count === 0) return { data }
  const dados = data.dados.filter((row, index) => !isNew(row, index))
  return { data: { ...data, dados }, arrivals: { count, show: accept } }
}
