import type { RoundResult } from '@intranet/contract/marketing/sponsorship-words'
import { Button } from '@/components/ui/button.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useWorks } from './use-works.ts'

export interface SettledRound {
  id: number
  rodada: number
  situacao: string
  updated_at: string
}

/** Accepting closes the negotiation; refusing leaves it open. */
export function useSettle() {
  const works = useWorks()
  const { take, isPending } = useRecordStep(
    trpc.sponsorshipRounds.pathFilter(),
    trpc.sponsorshipRequests.pathFilter(),
  )
  const settle = ({ id, rodada, updated_at }: SettledRound, situacao: RoundResult) =>
    take({
      ask: {
        title: `${situacao === 'aceita' ? 'Aceitar' : 'Recusar'} a rodada ${rodada}?`,
        confirmLabel: situacao === 'aceita' ? 'Aceitar' : 'Recusar',
        cancelLabel: 'Voltar',
        ...(situacao === 'aceita' && {
          consequences: ['As outras propostas abertas são substituídas.', 'A solicitação pode ser aprovada.'],
        }),
      },
      run: () => api.sponsorshipRounds.settle.mutate({ id, situacao, updated_at }),
    })
  return (round: SettledRound) =>
    works && round.situacao === 'proposta' ? (
      <>
        <Button
          variant="outline"
          size="sm"
          busy={isPending}
          cooldown={false}
          onClick={() => void settle(round, 'aceita')}
        >
          Aceitar
        </Button>
        <Button
          variant="outline"
          size="sm"
          busy={isPending}
          cooldown={false}
          onClick={() => void settle(round, 'recusada')}
        >
          Recusar
        </Button>
      </>
    ) : null
}
