import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Row = Outputs['campaignResults']['list']['dados'][number]

/** Asks, then deletes a result; the report forgets it too. */
export function useResultRemoval() {
  const confirm = useConfirm()
  const { mutate: remove } = useSave(
    { mutationFn: ({ id }: Row) => api.campaignResults.remove.mutate({ id }) },
    { saved: common.itemRemoved, failed: common.removeFailed, changes: [trpc.campaignResults.pathFilter()] },
  )
  return async (row: Row) => {
    const consequences = [`${row.periodo}, ${row.canal} de ${row.provedor}, deixa de contar no relatório.`]
    const title = `Excluir o resultado de ${row.periodo}, ${row.canal}?`
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: table.remove })) remove(row)
  }
}
