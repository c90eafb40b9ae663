import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryTable } from '@intranet/contract/access/history'
import { HistoryPanel } from '@/components/shell/history-panel.tsx'
import { trpc } from '@/lib/trpc.ts'

interface RecordHistoryProps {
  tables: HistoryTable[]
  id: number
  /** Portuguese names of the columns that are shown. */
  labels: Record<string, string>
}

/** "Ver histórico de Edições" of one record, read when it is opened. */
export function RecordHistory({ tables, id, labels }: RecordHistoryProps) {
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...trpc.history.list.queryOptions({ tabelas: tables, id_item: id, limit: 100, offset: 0 }),
    enabled: open,
    staleTime: 0,
  })
  return (
    <HistoryPanel
      rows={data}
      error={error}
      labels={labels}
      onOpen={() => setOpen(true)}
      onRetry={() => void refetch()}
    />
  )
}
