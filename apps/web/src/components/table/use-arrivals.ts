import { useState } from 'react'
import { lastWriteAt } from '@/lib/last-write.ts'
import { type Arrivals, rowId } from './list-column.ts'

interface Accepted {
  place: string
  ids: ReadonlySet<number>
  at: number
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
  if (place === null || !data) return { data }
  const accept = () => setAccepted({ place, ids: new Set(data.dados.map(rowId)), at: performance.now() })
  const isNew = (row: object, index: number) => !accepted?.ids.has(rowId(row, index))
  const stays = accepted?.place === place && accepted.ids.size > 0 && lastWriteAt() < accepted.at
  const count = data.dados.filter(isNew).length
  if (!stays) {
    // The first render of it: nothing was shown before.
    if (count > 0 || accepted?.place !== place || accepted.at < lastWriteAt()) accept()
    return { data }
  }
  if (count === 0) return { data }
  const dados = data.dados.filter((row, index) => !isNew(row, index))
  return { data: { ...data, dados }, arrivals: { count, show: accept } }
}
