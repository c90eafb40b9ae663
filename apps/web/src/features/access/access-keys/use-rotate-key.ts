import { accessKeys as text } from '@intranet/contract/messages/access'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Key = Pick<Outputs['accessKeys']['get'], 'id' | 'nome' | 'updated_at'>

/** Asks, then puts another key in the place of one; `onMade` gets it, this once. */
export function useRotateKey(onMade: (chave: string) => void) {
  const confirm = useConfirm()
  const { mutate } = useSave(
    {
      mutationFn: ({ id, updated_at }: Key) => api.accessKeys.rotate.mutate({ id, updated_at }),
      onSuccess: ({ chave }) => onMade(chave),
    },
    { failed: text.notRotated, changes: [trpc.accessKeys.pathFilter()] },
  )
  return async (key: Key) => {
    const confirmed = await confirm({
      title: `Trocar a chave ${key.nome}?`,
      consequences: [
        'A nova chave tem os mesmos acessos e é mostrada uma vez.',
        'A chave atual continua valendo por um dia, ao lado da nova.',
      ],
      confirmLabel: 'Trocar',
    })
    if (confirmed) mutate(key)
  }
}
