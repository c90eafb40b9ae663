import { useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { tellFailure } from '@/lib/query-client.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

/** Takes an import back after asking; the server says why it cannot be. */
export function useUndo() {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  return async (id: number) => {
    const sure = await confirm({
      title: 'Desfazer importação',
      text: 'Os participantes e as leads criadas a partir deles são excluídos. As leads que já foram ao ERP ou que alguém alterou ficam.',
      irreversible: true,
      confirmLabel: 'Desfazer',
    })
    if (!sure) return
    try {
      toast.success((await api.leadImports.undo.mutate({ id })).message)
    } catch (error) {
      tellFailure(error)
    }
    await queryClient.invalidateQueries(trpc.leadImports.pathFilter())
  }
}
