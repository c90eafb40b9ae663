import { compliments } from './compliment.entity.ts'
import { can } from '@intranet/contract/access'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { Eye, EyeOff, History, Pencil } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { removalAction } from '@/components/table/removal-action.ts'

export type ComplimentRow = Outputs['compliments']['list']['dados'][number]

/** Its author edits a compliment for 24 hours; HR hides, shows and removes it. */
export function useComplimentActions() {
  const confirm = useConfirm()
  const manages = can(useSession(), 'rh', 'manage')
  const changes = [trpc.compliments.pathFilter()]
  const moderate = useSave(trpc.compliments.moderate.mutationOptions(), {
    saved: common.statusUpdated,
    changes,
  })
  const remove = useSave(trpc.compliments.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes,
  })
  const askToRemove = async (row: ComplimentRow) => {
    const consequences = ['Sai do mural e do perfil de quem o recebeu.', 'Para só esconder, use Ocultar.']
    const title = `Excluir ${compliments.name(row)}?`
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: table.remove }))
      remove.mutate({ id: row.id })
  }
  return (row: ComplimentRow): RowAction[] => {
    const shown = row.situacao === 'publicado'
    return [
      ...(row.editavel
        ? [{ label: 'Editar', icon: Pencil, to: `/compliments/edit/${row.id}` as const }]
        : []),
      ...(manages
        ? [
            ...(row.editavel
              ? []
              : [{ label: 'Ver histórico', icon: History, to: `/compliments/edit/${row.id}` as const }]),
            {
              label: shown ? 'Ocultar' : 'Publicar',
              icon: shown ? EyeOff : Eye,
              onSelect: () =>
                moderate.mutate({
                  ids: [row.id],
                  situacao: shown ? ('oculto' as const) : ('publicado' as const),
                }),
            },
            removalAction(() => askToRemove(row)),
          ]
        : []),
    ]
  }
}
