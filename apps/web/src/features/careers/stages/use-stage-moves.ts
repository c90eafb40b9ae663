import { formatCount } from '@intranet/contract/formats'
import type { Stage } from '@intranet/contract/careers/career-options'
import { vacancy } from '@intranet/contract/messages/careers'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { useAsked } from '@/lib/use-asked.ts'

/** What is said with a movement. */
export interface MoveWords {
  texto?: string
  id_motivo?: number
  id_modelo?: number
  avisar: boolean
}

/** Moves applications of a vacancy; a filled one asks what becomes of everybody else. */
export function useStageMoves(id_vaga: number) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const changed = async () => {
    await Promise.all([
      queryClient.invalidateQueries(trpc.applicants.pathFilter()),
      queryClient.invalidateQueries(trpc.interviews.pathFilter()),
    ])
  }
  // One after the other: a second movement of a card waits for its first.
  const move = useMutation(
    trpc.applicants.moveMany.mutationOptions({
      scope: { id: `vaga-${id_vaga}` },
      onError: () => void changed(),
    }),
  )
  const rest = useMutation(trpc.applicants.sendRest.mutationOptions())
  const { asked: moving, ask, settle } = useAsked<number, Stage>()
  /** The cards stand in their new column meanwhile, and go back where it is refused. */
  async function moved(ids: number[], etapa: Stage, words: MoveWords) {
    ask(ids, etapa)
    try {
      const answer = await move.mutateAsync({ ids, etapa, ...words })
      toast.success(text.moved(answer.movidas))
      await changed()
      return answer
    } finally {
      settle(ids, etapa)
    }
  }
  async function moveTo(ids: number[], etapa: Stage, words: MoveWords) {
    const { encerrou, restantes } = await moved(ids, etapa, words)
    if (!encerrou || restantes === 0) return
    const wanted = await confirm({
      title: vacancy.sendToBank,
      text: `A vaga foi preenchida e encerrada. ${formatCount(restantes, 'candidatura continua aberta', 'candidaturas continuam abertas')}.`,
      confirmLabel: 'Enviar',
      cancelLabel: 'Agora não',
    })
    if (!wanted) return
    const sent = await rest.mutateAsync({ id_vaga })
    toast.success(text.moved(sent.movidas))
    await changed()
  }
  return { moveTo, moving, busy: move.isPending || rest.isPending }
}
