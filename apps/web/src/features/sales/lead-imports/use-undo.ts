import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** Takes an import back after asking; the server says why it cannot be. */
export function useUndo() {
  const confirm = useConfirm()
  const { mutate } = useSave(trpc.leadImports.undo.mutationOptions(), {
    saved: ({ message }) => message,
    changes: [trpc.leadImports.pathFilter()],
  })
  return async (id: number) => {
    const sure = await confirm({
      title: 'Desfazer importação',
      text: 'Os participantes e as leads criadas a partir deles são excluídos. As leads que já foram ao ERP ou que alguém alterou ficam.',
      irreversible: true,
      confirmLabel: 'Desfazer',
    })
    if (sure) mutate({ id })
  }
}
