import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { CircleCheck, CircleOff, Copy, Pencil, Trash2 } from 'lucide-react'
import { common, table } from '@intranet/contract/messages'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { toast } from '@/lib/toast.ts'

/** A row that can be opened, switched and removed. */
export interface ListedRecord {
  id: number
  ativo: boolean
}

interface RecordCalls<Row> {
  /** `/departments`: its screens are `/edit/:id` and, to duplicate, `/register/:id`. */
  base: string
  duplicates?: boolean
  /** Where a record is edited, when not at `/edit/:id`. */
  edit?: (row: Row) => string
  /** What deleting a record brings about; that it leaves all lists when absent. */
  consequences?: (row: Row) => string[]
  name: (row: Row) => string
  setActive: (input: { ids: number[]; ativo: boolean }) => Promise<unknown>
  /** Left out where the person may not delete. */
  remove?: (input: { id: number }) => Promise<unknown>
  /** What switching off is called. */
  switchOff?: string
  /** What is read again afterwards: `trpc.departments.pathFilter()`. */
  changed: QueryFilters
  /** The documented texts of this list. */
  texts?: { updated: string; updateFailed: string; removed: string; removeFailed: string }
}

/** What a manager does to the records of a list, with the documented toasts. Refusals are told by the cache. */
export function useRecordActions<Row extends ListedRecord>(calls: RecordCalls<Row>) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const told = async (text: string) => {
    toast.success(text)
    await queryClient.invalidateQueries(calls.changed)
  }
  // Somebody may have been first: the list shows what is so now.
  const refused = () => void queryClient.invalidateQueries(calls.changed)
  const { texts } = calls
  const { mutate: switchOne, mutateAsync: switchMany } = useMutation({
    mutationFn: calls.setActive,
    onSuccess: () => told(texts?.updated ?? common.statusUpdated),
    onError: refused,
    meta: { failed: texts?.updateFailed ?? common.statusFailed },
  })
  const { mutate: remove } = useMutation({
    mutationFn: async (input: { id: number }) => calls.remove?.(input),
    onSuccess: () => told(texts?.removed ?? common.itemRemoved),
    onError: refused,
    meta: { failed: texts?.removeFailed ?? common.removeFailed },
  })
  const askToRemove = async (row: Row) => {
    const name = calls.name(row)
    const consequences = calls.consequences?.(row) ?? [
      `${name} deixa de existir em todas as listas.`,
      'O histórico de edições é mantido.',
    ]
    const title = `Excluir ${name}?`
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: table.remove })) {
      remove({ id: row.id })
    }
  }
  const removal = (row: Row): RowAction => ({
    label: table.remove,
    icon: Trash2,
    tone: 'danger',
    separated: true,
    onSelect: () => void askToRemove(row),
  })
  const actions = (row: Row): RowAction[] => [
    { label: 'Editar', icon: Pencil, to: calls.edit?.(row) ?? `${calls.base}/edit/${row.id}` },
    ...(calls.duplicates ? [{ label: 'Duplicar', icon: Copy, to: `${calls.base}/register/${row.id}` }] : []),
    {
      label: row.ativo ? (calls.switchOff ?? 'Inativar') : 'Ativar',
      icon: row.ativo ? CircleOff : CircleCheck,
      onSelect: () => switchOne({ ids: [row.id], ativo: !row.ativo }),
    },
    ...(calls.remove ? [removal(row)] : []),
  ]
  return { actions, switchOne, switchMany }
}

export type RecordActions<Row> = {
  actions: (row: Row) => RowAction[]
  /** Rejects when nothing was switched; that was told already. */
  switchMany: (input: { ids: number[]; ativo: boolean }) => Promise<unknown>
}
