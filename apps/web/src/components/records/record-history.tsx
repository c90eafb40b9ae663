import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maySeeHistory, type HistoryTable } from '@intranet/contract/access/history'
import { HistoryPanel } from '@/components/shell/history-panel.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecordNames } from './use-record-names.ts'

interface RecordHistoryProps {
  tables: HistoryTable[]
  id: number
  /** Portuguese names of the columns that are shown. */
  labels: Record<string, string>
  /** What the values of a column that holds one of a closed list are called. */
  choices?: Record<string, Record<string, string>>
  /** Which part of the record a row is about, where it has several. */
  about?: (values: Record<string, unknown>) => string | undefined
}

/** "Ver histórico de Edições" of one record, read when it is opened; nothing for whoever may not read it. */
export function RecordHistory({ tables, id, labels, choices = {}, about }: RecordHistoryProps) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    ...trpc.history.list.queryOptions({ tabelas: tables, id_item: id, limit: 100, offset: 0 }),
    enabled: open,
    staleTime: 0,
  })
  const nameOf = useRecordNames(Object.keys(labels), open)
  const named = (values: Record<string, unknown> | null) =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([column, value]) => [
        column,
        choices[column]?.[String(value)] ?? nameOf(column, value),
      ]),
    )
  const rows = data?.map((row) => ({
    ...row,
    old_data: named(row.old_data),
    new_data: named(row.new_data),
  }))
  const isOwn = (table: HistoryTable) => table === 'rh_usuario' && session?.usuarioId === id
  if (!tables.every((table) => isOwn(table) || maySeeHistory(session, table))) return null
  return (
    <HistoryPanel
      rows={rows}
      error={error}
      labels={labels}
      about={about}
      onOpen={() => setOpen(true)}
      onRetry={() => void refetch()}
    />
  )
}
