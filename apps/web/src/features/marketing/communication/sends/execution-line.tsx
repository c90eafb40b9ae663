import { useQuery } from '@tanstack/react-query'
import { Ban, RotateCcw, Send } from 'lucide-react'
import { formatDate, formatDateTime, formatNumber } from '@intranet/contract/formats'
import { executionStates, shiftWords } from '@intranet/contract/marketing/communication-words'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { sendList, type SendScope } from '../communication-addresses.ts'
import { groupTotals, stateGroups } from './send-states.ts'
import { useSendActions } from './use-send-actions.ts'

type Execution = Outputs['communicationSends']['execution']

/** What managers decided about uncertain messages of this execution, newest first. */
function Decisions({ decisoes }: Pick<Execution, 'decisoes'>) {
  if (decisoes.length === 0) return null
  return (
    <ul className="w-full text-xs text-muted-foreground">
      {decisoes.map(({ id, acao, total, usuario, created_at }) => (
        <li key={id}>
          {formatDateTime(created_at)}: {usuario ?? 'Usuário removido'}{' '}
          {acao === 'reenviar' ? 'enviou de novo' : 'marcou como perdido'} {formatNumber(total)}{' '}
          {total === 1 ? 'envio incerto' : 'envios incertos'}.
        </li>
      ))}
    </ul>
  )
}

/** What may still be done about an execution's failures and open outcomes. */
function Actions({ execution, totals }: { execution: Execution; totals: Record<string, number> }) {
  const { manages, retry, decide, busy } = useSendActions()
  if (!manages) return null
  const id_execucao = execution.id
  const uncertain = totals.incertas ?? 0
  return (
    <>
      {execution.na_janela && (totals.falhas ?? 0) > 0 && (
        <Button variant="outline" icon={RotateCcw} busy={busy} onClick={() => retry({ id_execucao })}>
          Reenviar falhas
        </Button>
      )}
      {execution.na_janela && uncertain > 0 && (
        <Button
          variant="outline"
          icon={Send}
          busy={busy}
          onClick={() => void decide({ id_execucao }, 'reenviar', uncertain)}
        >
          Enviar incertas de novo
        </Button>
      )}
      {uncertain > 0 && (
        <Button
          variant="outline"
          icon={Ban}
          busy={busy}
          onClick={() => void decide({ id_execucao }, 'perdido', uncertain)}
        >
          Marcar incertas como perdidas
        </Button>
      )}
    </>
  )
}

/** The execution whose messages are listed: how they stand, which add up to its total. */
export function ExecutionLine({ idExecution, scope }: { idExecution: number; scope: SendScope }) {
  const { data } = useQuery({
    ...trpc.communicationSends.execution.queryOptions({ id: idExecution }),
    refetchInterval: 5000,
  })
  if (!data) return null
  const totals = groupTotals(data.envios)
  return (
    <Card className="mb-3 flex flex-row flex-wrap items-center gap-x-5 gap-y-2 p-3 text-sm">
      <b className="font-semibold">
        {data.campanha}, {formatDate(data.data_referencia)}, {shiftWords[data.turno]}
      </b>
      <StateBadge state={executionStates[data.situacao]} />
      <span>{formatNumber(data.total)} no público</span>
      {stateGroups.map(({ key, name }) => (
        <span key={key}>
          {name}: <b className="font-semibold tabular-nums">{formatNumber(totals[key])}</b>
        </span>
      ))}
      <span className="ml-auto flex flex-wrap gap-2">
        <Actions execution={data} totals={totals} />
        <AddressLink
          className={buttonVariants({ variant: 'outline' })}
          to={sendList({ ...scope, idExecution: undefined })}
        >
          Ver todos os envios
        </AddressLink>
      </span>
      <Decisions decisoes={data.decisoes} />
    </Card>
  )
}
