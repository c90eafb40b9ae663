import { called } from '@/components/records/called.ts'
import { CircleCheck, CircleOff, History, KeyRound, Pencil, Send } from 'lucide-react'
import { webhookEvents } from '@intranet/contract/access/webhook-words'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { RowActions, type RowAction } from '@/components/table/row-actions.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { removalAction } from '@/components/table/removal-action.ts'

type Webhook = Outputs['webhooks']['list']['dados'][number]

interface WebhookPanelProps {
  webhook: Webhook
  /** Whether the person may change it. */
  manages: boolean
  onEdit: () => void
  /** Asks for the period whose deliveries are sent again. */
  onResend: () => void
  onSecret: (segredo: string) => void
}

const changes = [trpc.webhooks.pathFilter()]

/** What the owner of the key may do as well. */
function useTries({ webhook: { id }, onResend }: WebhookPanelProps): RowAction[] {
  const test = useSave(
    { mutationFn: () => api.webhooks.test.mutate({ id }) },
    { saved: 'Teste na fila: a resposta aparece nas entregas.', changes },
  )
  return [
    { label: 'Enviar teste', icon: Send, onSelect: () => test.mutate() },
    { label: 'Reenviar período', icon: History, onSelect: onResend },
  ]
}

function useActions({ webhook, onEdit, onSecret }: WebhookPanelProps): RowAction[] {
  const confirm = useConfirm()
  const { id, nome, ativo } = webhook
  const switching = useSave(
    { mutationFn: () => api.webhooks.setActive.mutate({ ids: [id], ativo: !ativo }) },
    { saved: common.statusUpdated, changes },
  )
  const removal = useSave(
    { mutationFn: () => api.webhooks.remove.mutate({ id }) },
    { saved: common.itemRemoved, changes },
  )
  const change = useSave(
    {
      mutationFn: () => api.webhooks.changeSecret.mutate({ id }),
      onSuccess: ({ segredo }) => onSecret(segredo),
    },
    { changes },
  )
  const askToChange = async () => {
    const consequences = ['O segredo atual continua valendo por um dia, ao lado do novo.']
    const title = `Trocar o segredo de ${nome}?`
    if (await confirm({ title, consequences, confirmLabel: 'Trocar' })) change.mutate()
  }
  const askToRemove = async () => {
    const consequences = ['As entregas registradas deixam de existir.', 'O que espera na fila não é enviado.']
    const title = `Excluir ${called('o webhook', nome)}?`
    if (await confirm({ title, consequences, irreversible: true })) removal.mutate()
  }
  return [
    { label: 'Editar', icon: Pencil, onSelect: onEdit },
    { label: 'Trocar segredo', icon: KeyRound, onSelect: () => void askToChange() },
    {
      label: ativo ? 'Inativar' : 'Ativar',
      icon: ativo ? CircleOff : CircleCheck,
      onSelect: () => switching.mutate(),
    },
    removalAction(askToRemove),
  ]
}

/** One webhook: where it is, what it is notified of, and how that goes. */
export function WebhookPanel(props: WebhookPanelProps) {
  const { webhook, manages } = props
  const tries = useTries(props)
  const changing = useActions(props)
  const actions = manages ? [...tries, ...changing] : tries
  const events = webhook.eventos.map((name) => webhookEvents[name]).join(', ')
  return (
    <Card asChild className="flex flex-row items-start justify-between gap-4 p-4">
      <li>
        <div className="grid min-w-0 gap-1 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <b className="font-semibold">{webhook.nome}</b>
            <StatusDot active={webhook.ativo} />
            {/^http:/i.test(webhook.url) && <Badge variant="warning">Sem TLS</Badge>}
            {webhook.encerrado_em && (
              <Badge variant="warning">
                O endereço respondeu 410 em {formatDateTime(webhook.encerrado_em)}
              </Badge>
            )}
            {webhook.falhas > 0 && (
              <Badge variant="destructive">{formatNumber(webhook.falhas)} com falha</Badge>
            )}
          </p>
          <p className="break-words">{webhook.url}</p>
          <p className="text-muted-foreground">{events}</p>
        </div>
        <RowActions label={`Ações de ${webhook.nome}`} actions={actions} />
      </li>
    </Card>
  )
}
