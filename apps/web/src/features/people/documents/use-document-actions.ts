import { called } from '@/components/records/called.ts'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { documents as text } from '@intranet/contract/messages/staff'
import { CircleCheck, CircleOff, Download, FilePlus2, Pencil, SquareCheckBig } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { downloadFile } from '@/lib/download.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { removalAction } from '@/components/table/removal-action.ts'
import type { DocumentRow } from './document-columns.tsx'

const fetched = ({ id_arquivo }: DocumentRow): RowAction => ({
  label: 'Baixar',
  icon: Download,
  onSelect: () => void downloadFile(`/files/${id_arquivo}`),
})

/** What HR does with documents, and what their owners do with theirs. */
export function useDocumentActions() {
  const confirm = useConfirm()
  const changes = [trpc.documents.pathFilter()]
  const switching = useSave(trpc.documents.setActive.mutationOptions(), {
    saved: common.statusUpdated,
    changes,
  })
  const remove = useSave(trpc.documents.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes,
  })
  const signing = useSave(trpc.documents.sign.mutationOptions(), {
    saved: text.signed,
    changes,
  })
  const askToRemove = async ({ id, titulo, categoria }: DocumentRow) => {
    const consequences = ['O arquivo e as ciências deixam de existir.', 'Para só esconder, use Inativar.']
    if (
      await confirm({
        title: `Excluir ${called('o documento', titulo, categoria)}?`,
        irreversible: true,
        consequences,
        confirmLabel: table.remove,
      })
    )
      remove.mutate({ id })
  }
  const askToSign = async ({ id, titulo }: DocumentRow) => {
    const answer = await confirm({
      title: titulo,
      text: 'Declaro que recebi e li este documento.',
      consequences: ['A data e a hora ficam registradas.'],
      confirmLabel: text.sign,
    })
    if (answer) signing.mutate({ id })
  }
  const manage = (row: DocumentRow): RowAction[] => [
    fetched(row),
    { label: 'Editar', icon: Pencil, to: `/documents/edit/${row.id}` },
    { label: 'Nova versão', icon: FilePlus2, to: `/documents/version/${row.id}` },
    {
      label: row.ativo ? 'Inativar' : 'Ativar',
      icon: row.ativo ? CircleOff : CircleCheck,
      onSelect: () => switching.mutate({ ids: [row.id], ativo: !row.ativo }),
    },
    removalAction(() => askToRemove(row)),
  ]
  const own = (row: DocumentRow): RowAction[] => [
    fetched(row),
    ...(row.requer_assinatura && !row.assinado_em
      ? [{ label: text.sign, icon: SquareCheckBig, onSelect: () => void askToSign(row) }]
      : []),
  ]
  return { manage, own, askToSign, switchMany: switching.mutateAsync }
}
