import { Ban, RotateCcw, Send } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { uncertainActions, type UncertainAction } from '@intranet/contract/marketing/communication-words'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

export type Sent = Outputs['communicationSends']['list']['dados'][number]
type Chosen = { ids: number[] } | { id_execucao: number }

const done: Record<UncertainAction, string> = {
  reenviar: 'De volta à fila.',
  perdido: 'Marcado como perdido.',
}

const consequences: Record<UncertainAction, string[]> = {
  reenviar: ['Pode já ter chegado: o cliente pode receber duas vezes.', 'Fica registrado que você decidiu.'],
  perdido: [
    'Deixa de contar como recebido, e não entra em “Reenviar falhas”.',
    'Fica registrado que você decidiu.',
  ],
}

/** Failed messages go again; uncertain ones only when a manager says so, or they are given up. */
export function useSendActions() {
  const confirm = useConfirm()
  const manages = can(useSession(), 'regua_comunicacao', 'manage')
  const changes = [trpc.communicationSends.pathFilter()]
  const { mutate: retry, isPending: retrying } = useSave(
    { mutationFn: (input: Chosen) => api.communicationSends.retry.mutate(input) },
    { saved: 'De volta à fila.', changes },
  )
  const { mutate, isPending: deciding } = useSave(
    {
      mutationFn: (input: Chosen & { acao: UncertainAction }) => api.communicationSends.decide.mutate(input),
    },
    { saved: (_answer, { acao }) => done[acao], changes },
  )
  /** Asks first: `total` messages at once. */
  const decide = async (chosen: Chosen, acao: UncertainAction, total: number) => {
    const what = total === 1 ? 'o envio incerto' : `${formatNumber(total)} envios incertos`
    const title =
      acao === 'reenviar'
        ? `Enviar de novo ${what}?`
        : `Marcar ${what} como perdido${total === 1 ? '' : 's'}?`
    const confirmLabel = uncertainActions[acao]
    if (await confirm({ title, consequences: consequences[acao], confirmLabel })) mutate({ ...chosen, acao })
  }
  const rowActions = ({ id, situacao, motivo, na_janela }: Sent): RowAction[] => {
    if (!manages) return []
    if (situacao === 'falhou' && motivo !== 'perdido')
      return [
        { label: 'Reenviar', icon: RotateCcw, disabled: !na_janela, onSelect: () => retry({ ids: [id] }) },
      ]
    if (situacao !== 'incerto') return []
    return [
      {
        label: uncertainActions.reenviar,
        icon: Send,
        disabled: !na_janela,
        onSelect: () => void decide({ ids: [id] }, 'reenviar', 1),
      },
      {
        label: uncertainActions.perdido,
        icon: Ban,
        onSelect: () => void decide({ ids: [id] }, 'perdido', 1),
      },
    ]
  }
  return { manages, retry, decide, rowActions, busy: retrying || deciding }
}
