import { formatCount } from '@intranet/contract/formats'
import type { Stage } from '@intranet/contract/careers/career-options'
import { vacancy } from '@intranet/contract/messages/careers'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { trpc } from '@/lib/trpc.ts'
import { useAsked } from '@/lib/use-asked.ts'
import { useSave } from '@/lib/use-save.ts'

/** What is said with a movement. */
export interface MoveWords {
  texto?: string
  id_motivo?: number
  id_modelo?: number
  avisar: boolean
  /** The newest version of the applications, as they were read. */
  updated_at?: string
}

/** Moves applications of a vacancy; a filled one asks what becomes of everybody else. */
export function useStageMoves(id_vaga: number) {
  const confirm = useConfirm()
  const saving = {
    saved: ({ movidas }: { movidas: number }) => text.moved(movidas),
    changes: [trpc.applicants.pathFilter(), trpc.interviews.pathFilter()],
  }
  // One after the other: a second movement of a card waits for its first.
  const scope = { id: `vaga-${id_vaga}` }
  const move = useSave(trpc.applicants.moveMany.mutationOptions({ scope }), saving)
  const rest = useSave(trpc.applicants.sendRest.mutationOptions(), saving)
  const { asked: moving, ask, settle } = useAsked<number, Stage>()
  /** The cards stand in their new column meanwhile, and go back where it is refused. */
  async function moved(ids: number[], etapa: Stage, words: MoveWords) {
    ask(ids, etapa)
    try {
      return await move.mutateAsync({ ids, etapa, ...words })
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
    if (wanted) await rest.mutateAsync({ id_vaga })
  }
  return { moveTo, moving, busy: move.isPending || rest.isPending }
}
