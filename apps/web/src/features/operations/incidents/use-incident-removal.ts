import { called } from '@/components/records/called.ts'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** Deletes an incident with its timeline and its lines in the bells, after asking. */
export function useIncidentRemoval() {
  const confirm = useConfirm()
  const { mutate } = useSave(trpc.incidents.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes: [trpc.incidents.pathFilter()],
  })
  return async ({ id, titulo }: { id: number; titulo: string }) => {
    const answer = await confirm({
      title: `Excluir ${called('o incidente', titulo)}?`,
      irreversible: true,
      consequences: ['O incidente sai das listas e dos sinos.', 'O histórico de edições é mantido.'],
      confirmLabel: table.remove,
    })
    if (answer) mutate({ id })
  }
}
