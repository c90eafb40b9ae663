import type { ImportSituation } from '@intranet/contract/sales/lead-import-words'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const begun: readonly ImportSituation[] = ['importada', 'criando']

/** Before anything was imported there is only a file to discard. */
export const undoWord = (situacao: ImportSituation) => (begun.includes(situacao) ? 'Desfazer' : 'Descartar')

/** Takes an import back after asking; the server says why it cannot be. */
export function useUndo() {
  const confirm = useConfirm()
  const { mutate } = useSave(trpc.leadImports.undo.mutationOptions(), {
    saved: ({ message }) => message,
    changes: [trpc.leadImports.pathFilter()],
  })
  return async ({ id, situacao }: { id: number; situacao: ImportSituation }) => {
    const word = undoWord(situacao)
    const sure = await confirm({
      title: `${word} importação`,
      text:
        word === 'Descartar'
          ? 'Nada foi importado ainda. O arquivo e a conferência dele são excluídos.'
          : 'Os participantes e as leads criadas a partir deles são excluídos. As leads que já foram ao ERP ou que alguém alterou ficam.',
      irreversible: true,
      confirmLabel: word,
    })
    if (sure) mutate({ id })
  }
}
