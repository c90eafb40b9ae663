import { useQueryClient } from '@tanstack/react-query'
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
  Trash2,
} from 'lucide-react'
import { can, isSuperadmin } from '@intranet/contract/access'
import { table as tableText } from '@intranet/contract/messages/tables'
import { salesCampaign } from '@intranet/contract/messages/marketing'
import { trackingLink } from '@intranet/contract/messages/marketing'
import { roulette as text } from '@intranet/contract/messages/roulette'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { copyLink } from '@/features/sales/tracking-links/copy-link.ts'
import { handleFailure } from '@/lib/query-client.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

export type Campaign = Outputs['roulette']['list']['dados'][number]

/** The actions on a campaign of the list, by its state and the person's role (docs/marketing.md#deleting-a-roulette). */
export function useRouletteActions() {
  const session = useSession()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const superadmin = isSuperadmin(session)
  const manages = can(session, 'roulette', 'manage')

  async function run(work: Promise<unknown>, done: string, failed: (error: unknown) => string) {
    try {
      await work
      toast.success(done)
    } catch (error) {
      handleFailure(error)
      const { status, requestId } = readRequestError(error)
      if (status !== 401) toast.error(failed(error), requestId)
    }
    await queryClient.invalidateQueries(trpc.roulette.pathFilter())
  }

  async function toggle({ id, nome, ativo }: Campaign) {
    const label = ativo ? text.pause : text.resume
    if (!(await confirm({ title: `${label} ${nome}?`, confirmLabel: label }))) return
    await run(
      api.roulette.setActive.mutate({ id_campanha: id, ativo: !ativo }),
      text.updated,
      () => text.updateFailed,
    )
  }

  async function remove({ id, nome, id_usuario_intranet }: Campaign) {
    const title = `Excluir ${nome}?`
    if (!(await confirm({ title, irreversible: true, confirmLabel: tableText.remove }))) return
    const refused = superadmin ? `${text.notRemovable} ${text.cleanFirst}` : text.notRemovable
    await run(
      api.roulette.remove.mutate({ id, id_dono: id_usuario_intranet }),
      salesCampaign.removed,
      () => refused,
    )
  }

  async function reset({ id, nome }: Campaign) {
    const consequences = [
      'Participantes e sorteados são excluídos.',
      'Os prêmios distribuídos voltam ao estoque.',
      'As provas dos sorteios continuam publicadas, como arquivadas.',
    ]
    const title = `Resetar ${nome}?`
    if (!(await confirm({ title, irreversible: true, consequences, confirmLabel: text.reset }))) return
    await run(api.roulette.reset.mutate({ id_campanha: id }), text.resetDone, () => text.resetFailed)
  }

  return (campaign: Campaign): RowAction[] => {
    const { id, id_usuario_intranet: owner, id_usuario, ativo, cliente, nao_cliente, slug } = campaign
    const own = owner === session?.usuarioId || id_usuario === session?.usuarioId
    const edits = manages || (own && can(session, 'roulette', 'editOwn'))
    const removable = ativo && cliente + nao_cliente === 0
    const ending: RowAction = removable
      ? {
          label: tableText.remove,
          icon: Trash2,
          variant: 'destructive',
          separated: true,
          onSelect: () => void remove(campaign),
        }
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
