/** What may be done with a count and its lines. */
import { inventory as words } from '@intranet/contract/messages/operations'
import { formatCount } from '@intranet/contract/formats'
import { api } from '@/lib/api.ts'
import { newestVersion } from '@/lib/newest-version.ts'
import { trpc } from '@/lib/trpc.ts'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { useSave } from '@/lib/use-save.ts'

/** What a changed line shows again. */
export const read = [trpc.inventory.pathFilter(), trpc.squads.pathFilter()]

interface SeenLine {
  id: number
  updated_at: string
}
/** Lines, and the newest of their versions: a quantity that changed meanwhile is not validated. */
export const chosenOf = (lines: readonly SeenLine[]) => ({
  ids: lines.map(({ id }) => id),
  updated_at: newestVersion(lines),
})

export function useCountSteps(squad: { id: number; nome: string }) {
  const confirm = useConfirm()
  const { take, isPending } = useRecordStep(...read)
  const validate = useSave(trpc.inventory.validate.mutationOptions(), {
    saved: ({ alterados }) => (alterados ? words.validated : words.noneEqual),
    failed: words.validateFailed,
    changes: read,
  })
  const validateChosen = async (lines: readonly SeenLine[], different: number) => {
    const chosen = chosenOf(lines)
    if (!different) return validate.mutateAsync(chosen)
    const answer = await confirm({
      title: `Validar ${formatCount(lines.length, 'item', 'itens')}?`,
      confirmLabel: 'Validar',
      input: reason(`Motivo de ${formatCount(different, 'diferença', 'diferenças')}`, true),
    })
    return answer !== null && validate.mutateAsync({ ...chosen, observacao: answer.textArea })
  }
  const start = () =>
    take({
      ask: {
        title: `Iniciar a contagem: ${squad.nome}?`,
        confirmLabel: 'Iniciar contagem',
        consequences: ['As quantidades do sistema são anotadas agora.'],
      },
      run: () => api.inventory.start.mutate({ id_equipe: squad.id }),
      said: 'Contagem iniciada.',
    })
  const finish = (id: number) =>
    take({
      ask: {
        title: 'Entregar a contagem para validação?',
        confirmLabel: 'Entregar',
        consequences: ['Patrimônios não encontrados ficam como faltando.'],
      },
      run: () => api.inventory.finish.mutate({ id }),
      said: 'Contagem entregue para validação.',
    })
  const close = (id: number) =>
    take({
      ask: {
        title: 'Encerrar a contagem?',
        confirmLabel: 'Encerrar contagem',
        consequences: ['Os itens não mudam mais.', 'Patrimônios de outras equipes passam para esta.'],
      },
      run: () => api.inventory.close.mutate({ id }),
      said: 'Contagem encerrada.',
    })
  const reopen = ({ id, updated_at }: SeenLine) =>
    take({
      ask: { title: 'Reabrir este item?', confirmLabel: 'Reabrir' },
      run: () => api.inventory.update.mutate({ id, updated_at, validado: false }),
    })
  return { start, finish, close, reopen, validate, validateChosen, isPending }
}
