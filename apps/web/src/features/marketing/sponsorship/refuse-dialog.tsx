import { useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { DecisionDialog } from './decision-dialog.tsx'

interface RefuseDialogProps {
  request: { id: number; protocolo: string; updated_at: string }
  /** Of an approved one that will not take place. */
  cancels?: boolean
  onClose: () => void
}

/** Refuses a request, or cancels an approved one; the applicant is notified by e-mail. */
export function RefuseDialog({ request, cancels = false, onClose }: RefuseDialogProps) {
  const queryClient = useQueryClient()
  const { id, protocolo, updated_at } = request
  return (
    <DecisionDialog
      title={`${cancels ? 'Cancelar' : 'Recusar'} ${protocolo}`}
      draft={`${cancels ? 'cancelar' : 'recusar'}-${id}`}
      types={cancels ? ['cancelamento'] : ['recusa', 'inviabilidade']}
      onDecide={async (values) => {
        const situacao = cancels ? 'cancelada' : 'recusada'
        await api.sponsorshipRequests.step.mutate({ id, situacao, updated_at, ...values })
        await queryClient.invalidateQueries(trpc.sponsorshipRequests.pathFilter())
      }}
      onClose={onClose}
    />
  )
}
