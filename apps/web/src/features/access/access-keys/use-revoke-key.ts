import { accessKeys as text } from '@intranet/contract/messages/access'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** Asks, then ends a key for good; `after` is where a page goes that was about it. */
export function useRevokeKey(after?: () => void) {
  const confirm = useConfirm()
  const { mutate } = useSave(
    { mutationFn: (id: number) => api.accessKeys.revoke.mutate({ id }) },
    { saved: text.ended, failed: text.notEnded, changes: [trpc.accessKeys.pathFilter()] },
  )
  return async ({ id, nome }: { id: number; nome: string }) => {
    const confirmed = await confirm({
      title: `Revogar a chave ${nome}?`,
      consequences: [
        'Os programas que a usam são recusados a partir do próximo pedido.',
        'A chave continua na lista, com o seu histórico.',
      ],
      confirmLabel: 'Revogar',
      irreversible: true,
    })
    if (confirmed) mutate(id, { onSuccess: after })
  }
}
