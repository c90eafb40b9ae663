import { can } from '@intranet/contract/access'
import { actionNames, actionStateNames } from '@intranet/contract/desk/client-panel-words'
import { formatDateTime } from '@intranet/contract/formats'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { Tile } from './panel-tile.tsx'
import { useCustomer } from './use-customer.ts'
import { usePanelWrite } from './use-panel-action.ts'

const verdicts = [
  { value: 'feita', label: 'Foi feito no sistema do provedor' },
  { value: 'nao_feita', label: 'Não foi feito', note: 'O pedido poderá ser feito de novo.' },
]

/** A manager looked into the provider's system, where it does not say by itself what became of the action. */
function SettleButton({ id, name }: { id: number; name: string }) {
  const confirm = useConfirm()
  const customer = useCustomer()
  const settle = usePanelWrite(
    (outcome: { feita: boolean; texto: string }) =>
      api.clientPanel.settle.mutate({ ...customer, id, ...outcome }),
    () => text.settled,
  )
  if (!can(useSession(), 'painel_cliente', 'manage')) return null
  const ask = async () => {
    const seen = await confirm({ title: `Conferir: ${name}`, choices: verdicts })
    if (!seen) return
    const given = await confirm({
      title: 'O que você viu no sistema do provedor?',
      input: { kind: 'textarea', label: 'Texto', required: true },
      confirmLabel: 'Registrar',
    })
    if (given) settle.mutate({ feita: seen.textArea === 'feita', texto: given.textArea })
  }
  return (
    <Button variant="outline" size="sm" className="mt-1" busy={settle.isPending} onClick={() => void ask()}>
      Conferir
    </Button>
  )
}

/** What was asked of the provider's system, what was written down, and what is still wrong. */
export function DoneTiles({
  home: { acoes, registros, problemas },
}: {
  home: Outputs['clientPanel']['summary']
}) {
  return (
    <>
      {problemas.length > 0 && (
        <Tile title="Problemas abertos">
          {problemas.map(({ id, tipo, descricao, prazo }) => (
            <p key={id} className="text-sm">
              <strong className="font-medium">{tipo}</strong>: {descricao}
              <span className="block text-muted-foreground">Prazo {formatDateTime(prazo)}</span>
            </p>
          ))}
        </Tile>
      )}
      <Tile title="Pedidos ao sistema do provedor">
        {acoes.map(({ id, tipo, situacao, referencia, mensagem, created_at }) => (
          <div key={id} className="text-sm">
            {formatDateTime(created_at)} · {actionNames[tipo]} {referencia}{' '}
            <StateBadge state={actionStateNames[situacao]} />
            {situacao !== 'feita' && mensagem && (
              <span className="block text-muted-foreground">{mensagem}</span>
            )}
            {(situacao === 'incerto' || situacao === 'pedida') && (
              <SettleButton id={id} name={actionNames[tipo]} />
            )}
          </div>
        ))}
        {acoes.length === 0 && <p className="text-sm text-muted-foreground">Nenhum pedido.</p>}
      </Tile>
      <Tile title="Registros de atendimento">
        {registros.map(({ texto, usuario, created_at }) => (
          <p key={`${String(created_at)}${texto}`} className="text-sm">
            <span className="text-muted-foreground">
              {formatDateTime(created_at)} · {usuario}
            </span>
            <span className="block">{texto}</span>
          </p>
        ))}
        {registros.length === 0 && <p className="text-sm text-muted-foreground">Nenhum registro.</p>}
      </Tile>
    </>
  )
}
