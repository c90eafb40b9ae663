import { common } from '@intranet/contract/messages'
import type { PassengerStep, RideStep } from '@intranet/contract/operations/ride-options'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

/** What is done to a ride and to requests; a cancellation says why. */
export function useRideSteps() {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const changed = () => queryClient.invalidateQueries(trpc.rides.pathFilter())
  const options = {
    onSuccess: async () => {
      toast.success(common.statusUpdated)
      await changed()
    },
    onError: () => void changed(),
  }
  const step = useMutation(trpc.rides.step.mutationOptions(options))
  const answer = useMutation(trpc.rides.answer.mutationOptions(options))
  async function cancel(ride: { id: number; nome: string }) {
    const given = await confirm({
      title: 'Cancelar a carona?',
      text: ride.nome,
      consequences: ['Quem tem ou pediu lugar é avisado com o motivo.'],
      input: { kind: 'textarea', label: 'Motivo', required: true },
      confirmLabel: 'Cancelar carona',
      cancelLabel: 'Voltar',
    })
    if (given) step.mutate({ id: ride.id, situacao: 'cancelada', motivo: given.textArea })
  }
  return {
    cancel,
    move: (id: number, situacao: Exclude<RideStep, 'cancelada'>) => step.mutate({ id, situacao }),
    answer: (id: number, situacao: PassengerStep) => answer.mutate({ id, situacao }),
    busy: step.isPending || answer.isPending,
  }
}
