import { hiring as text } from '@intranet/contract/messages/hiring'
import { common } from '@intranet/contract/messages'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const invitedBefore = (n: number) =>
  n === 1 ? '1 pessoa já tinha convite ou candidatura.' : `${n} pessoas já tinham convite ou candidatura.`

const leftOut = (n: number) =>
  n === 1
    ? '1 pessoa de fora do grupo não foi convidada: a vaga é interna.'
    : `${n} pessoas de fora do grupo não foram convidadas: a vaga é interna.`

/** Inviting and archiving people of the talent bank. */
export function useTalentActions() {
  const confirm = useConfirm()
  const invite = useSave(trpc.talentBank.invite.mutationOptions(), {
    saved: ({ convidadas, ja_convidadas, de_fora }) =>
      [text.invited(convidadas), ja_convidadas && invitedBefore(ja_convidadas), de_fora && leftOut(de_fora)]
        .filter(Boolean)
        .join(' '),
  })
  const archive = useSave(trpc.talentBank.archive.mutationOptions(), {
    saved: common.success,
    changes: [trpc.talentBank.pathFilter()],
  })
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
