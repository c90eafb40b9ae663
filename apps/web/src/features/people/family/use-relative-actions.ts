import { called } from '@/components/records/called.ts'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { Pencil } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { removalAction } from '@/components/table/removal-action.ts'

interface Relative {
  id: number
  nome: string
}

/** What is done to a relative, and the dialog "Tem familiar?". */
export function useRelativeActions() {
  const confirm = useConfirm()
  const changes = [trpc.relatives.pathFilter()]
  const remove = useSave(trpc.relatives.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes,
  })
  const addNames = useSave(trpc.relatives.addNames.mutationOptions(), {
    saved: common.success,
    changes,
  })
  const askToRemove = async ({ id, nome }: Relative) => {
    const consequences = [`${nome} deixa de constar como familiar.`]
    if (
      await confirm({
        title: `Excluir ${called('o familiar', nome)}?`,
        irreversible: true,
        consequences,
        confirmLabel: table.remove,
      })
    )
      remove.mutate({ id })
  }
  const actions = (row: Relative): RowAction[] => [
    { label: 'Editar', icon: Pencil, to: `/family/edit/${row.id}` },
    removalAction(() => askToRemove(row)),
  ]
  /** The names typed become relatives who work in the group; "off" takes none away. */
  async function askNames(id_funcionario?: number) {
    const answer = await confirm({
      title: 'Familiares no grupo',
      text: 'Informe os familiares que trabalham em uma das empresas do grupo. Depois, complete os dados de cada um.',
      family: true,
    })
    if (answer?.familiar.length) addNames.mutate({ id_funcionario, nomes: answer.familiar })
  }
  return { actions, askNames }
}
