import { useQuery } from '@tanstack/react-query'
import { HistoryRows } from './history-rows.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { trpc } from '@/lib/trpc.ts'
import type { History } from '@/components/records/history.ts'
import { useRecordNames } from './use-record-names.ts'

interface HistoryLinesProps {
  history: History
  id: number
}

/** The last 100 creations and edits of a record, read each time they are looked at. */
export default function HistoryLines({ history, id }: HistoryLinesProps) {
  const { tables, labels } = history
  const asked = { tabelas: [...tables], id_item: id, limit: 100, offset: 0 }
  const read = useQuery({ ...trpc.history.list.queryOptions(asked), staleTime: 0 })
  const kept = read.data?.flatMap(({ old_data, new_data }) => [old_data, new_data]) ?? []
  const nameOf = useRecordNames(Object.keys(labels), kept)
  return (
    <Loaded reads={[read]}>{(rows) => <HistoryRows rows={rows} history={history} nameOf={nameOf} />}</Loaded>
  )
}
