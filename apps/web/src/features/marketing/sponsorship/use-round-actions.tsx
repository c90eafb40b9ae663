import { can } from '@intranet/contract/access'
import { common } from '@intranet/contract/messages'
import { Trash2 } from 'lucide-react'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSettle, type SettledRound } from './use-settle.tsx'

/** What can be done with a round of a list: it is settled or, by a manager, deleted while it is open. */
export function useRoundActions() {
  const settle = useSettle()
  const manages = can(useSession(), 'marketing', 'manage')
  const { take, isPending } = useRecordStep(
    trpc.sponsorshipRounds.pathFilter(),
    trpc.sponsorshipRequests.pathFilter(),
  )
  const remove = ({ id, rodada }: SettledRound) =>
    take({
      ask: { title: `Excluir a rodada ${rodada}?`, irreversible: true },
      run: () => api.sponsorshipRounds.remove.mutate({ id }),
      said: common.removed,
    })
  return (round: SettledRound) => (
    <>
      {settle(round)}
      {manages && round.situacao === 'proposta' && (
        <Button
          variant="outline"
          size="sm"
          icon={Trash2}
          busy={isPending}
          cooldown={false}
          onClick={() => void remove(round)}
        >
          Excluir
        </Button>
      )}
    </>
  )
}
