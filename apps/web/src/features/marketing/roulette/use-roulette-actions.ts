import { called } from '@/components/records/called.ts'
import {
  ChartNoAxesCombined,
  Copy,
  Dices,
  ExternalLink,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  ShieldCheck,
} from 'lucide-react'
import { can, isSuperadmin } from '@intranet/contract/access'
import { table as tableText } from '@intranet/contract/messages/tables'
import { salesCampaign } from '@intranet/contract/messages/marketing'
import { trackingLink } from '@intranet/contract/messages/marketing'
import { roulette as text } from '@intranet/contract/messages/roulette'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { copyLink } from '@/features/sales/tracking-links/copy-link.ts'
import { useSession } from '@/lib/session.ts'
import { useSave } from '@/lib/use-save.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { removalAction } from '@/components/table/removal-action.ts'

export type Campaign = Outputs['roulette']['list']['dados'][number]

/** The actions on a campaign of the list, by its state and the person's role (docs/marketing.md#deleting-a-roulette). */
export function useRouletteActions() {
  const session = useSession()
  const confirm = useConfirm()
  const superadmin = isSuperadmin(session)
  const manages = can(session, 'roulette', 'manage')

  const removeFailed = superadmin ? `${text.notRemovable} ${text.cleanFirst}` : text.notRemovable
  const changes = [trpc.roulette.pathFilter()]
  const { mutate: setActive } = useSave(trpc.roulette.setActive.mutationOptions(), {
    saved: text.updated,
    failed: text.updateFailed,
    changes,
  })
  const { mutate: removeOne } = useSave(trpc.roulette.remove.mutationOptions(), {
    saved: salesCampaign.removed,
    failed: removeFailed,
    changes,
  })
  const { mutate: resetOne } = useSave(trpc.roulette.reset.mutationOptions(), {
    saved: text.resetDone,
    failed: text.resetFailed,
    changes,
  })

  async function toggle({ id, nome, ativo }: Campaign) {
    const label = ativo ? text.pause : text.resume
    if (await confirm({ title: `${label} ${nome}?`, confirmLabel: label }))
      setActive({ id_campanha: id, ativo: !ativo })
  }

  async function remove({ id, nome, id_usuario_intranet }: Campaign) {
    const title = `Excluir ${called('a roleta', nome)}?`
    if (await confirm({ title, irreversible: true, confirmLabel: tableText.remove }))
      removeOne({ id, id_dono: id_usuario_intranet })
  }

  async function reset({ id, nome }: Campaign) {
    const consequences = [
      'Participantes e sorteados são excluídos.',
      'Os prêmios distribuídos voltam ao estoque.',
      'As provas dos sorteios continuam publicadas, como arquivadas.',
    ]
    const title = `Resetar ${nome}?`
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: text.reset }))
      resetOne({ id_campanha: id })
  }

  return (campaign: Campaign): RowAction[] => {
    const { id, id_usuario_intranet: owner, id_usuario, ativo, cliente, nao_cliente, slug } = campaign
    const own = owner === session?.usuarioId || id_usuario === session?.usuarioId
    const edits = manages || (own && can(session, 'roulette', 'editOwn'))
    const removable = ativo && cliente + nao_cliente === 0
    const ending: RowAction = removable
      ? removalAction(() => remove(campaign))
      : {
          label: ativo ? text.pause : text.resume,
          icon: ativo ? Pause : Play,
          separated: true,
          onSelect: () => void toggle(campaign),
        }
    return [
      {
        label: 'Copiar link',
        icon: Copy,
        onSelect: () => void copyLink(campaign.url_campanha, trackingLink.copied),
      },
      {
        label: 'Abrir roleta',
        icon: ExternalLink,
        onSelect: () => void window.open(`/roleta/${slug}`, '_blank', 'noopener'),
      },
      ...(edits
        ? [{ label: 'Editar', icon: Pencil, to: `/marketing/roulette/edit/${id}/${owner}` as const }]
        : []),
      ...(manages
        ? [{ label: 'Sorteio', icon: Dices, to: `/marketing/roulette/raffle/${id}` as const }]
        : []),
      { label: 'Relatório', icon: ChartNoAxesCombined, to: `/marketing/roulette/reports/${id}` as const },
      {
        label: 'Verificar sorteio',
        icon: ShieldCheck,
        onSelect: () => void window.open(`/roleta/${slug}/sorteios`, '_blank', 'noopener'),
      },
      ...(manages ? [ending] : []),
      ...(superadmin
        ? [
            {
              label: text.reset,
              icon: RotateCcw,
              variant: 'destructive' as const,
              onSelect: () => void reset(campaign),
            },
          ]
        : []),
    ]
  }
}
