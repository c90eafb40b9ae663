import { Pencil } from 'lucide-react'
import {
  useRecordActions,
  type ListedRecord,
  type RecordActions,
} from '@/components/records/use-record-actions.ts'

type Calls<Row> = Omit<Parameters<typeof useRecordActions<Row & ListedRecord>>[0], 'base'>

/** The actions of a list whose records are edited in a drawer instead of a page. */
export function useDrawerActions<Row extends ListedRecord>(
  calls: Calls<Row>,
  edit: (id: number) => void,
): RecordActions<Row> {
  const { actions, switchMany } = useRecordActions<Row>({ ...calls, base: '' })
  return {
    switchMany,
    actions: (row) => [
      { label: 'Editar', icon: Pencil, onSelect: () => edit(row.id), opens: true },
      ...actions(row).slice(1),
    ],
  }
}
