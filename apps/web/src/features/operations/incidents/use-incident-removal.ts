import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

/** Deletes an incident with its timeline and its lines in the bells, after asking. */
export function useIncidentRemoval() {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const { mutate } = useMutation(
    trpc.incidents.remove.mutationOptions({
      onSuccess: async () => {
        toast.success(common.itemRemoved)
        await queryClient.invalidateQueries(trpc.incidents.pathFilter())
      },
      meta: { failed: common.removeFailed },
    }),
  )
  return async ({ id, titulo }: { id: number; titulo: string }) => {
    const answer = await confirm({
      title: `Excluir ${titulo}?`,
      irreversible: true,
      consequences: ['O incidente sai das listas e dos sinos.', 'O histórico de edições é mantido.'],
      confirmLabel: table.remove,
    })
    if (answer) mutate({ id })
  }
}
