import { hiring as text } from '@intranet/contract/messages/hiring'
import { common } from '@intranet/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

const invitedBefore = (n: number) =>
  n === 1 ? ' 1 pessoa já tinha convite ou candidatura.' : ` ${n} pessoas já tinham convite ou candidatura.`

/** Inviting and archiving people of the talent bank. */
export function useTalentActions() {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const changed = () => queryClient.invalidateQueries(trpc.talentBank.pathFilter())
  const invite = useMutation(
    trpc.talentBank.invite.mutationOptions({
      onSuccess: ({ convidadas, ja_convidadas }) =>
        void toast.success(`${text.invited(convidadas)}${ja_convidadas ? invitedBefore(ja_convidadas) : ''}`),
    }),
  )
  const archive = useMutation(
    trpc.talentBank.archive.mutationOptions({
      onSuccess: async () => {
        toast.success(common.success)
        await changed()
      },
    }),
  )
  async function archiveAsked(ids: number[]) {
    const wanted = await confirm({
      title: 'Arquivar no banco de talentos?',
      consequences: ['A pessoa deixa de aparecer nas buscas. Suas candidaturas continuam.'],
      confirmLabel: 'Arquivar',
      cancelLabel: 'Voltar',
    })
    if (!wanted) return false
    await archive.mutateAsync({ ids })
    return true
  }
  return {
    invite: (id_vaga: number, ids: number[]) => invite.mutateAsync({ id_vaga, ids }),
    archive: archiveAsked,
  }
}
