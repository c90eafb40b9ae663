import { common } from '@intranet/contract/messages'
import type { PassengerStep, RideRecurrence, RideStep } from '@intranet/contract/operations/ride-options'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { useLoadedSave } from '@/components/records/use-loaded-save.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { meansLater, seriesChoices } from './ride-series.ts'

interface SeenRide {
  id: number
  updated_at: string
}

interface CancelledRide extends SeenRide {
  recorrencia: RideRecurrence
}

/** What is done to a ride and to requests; a cancellation says why. */
export function useRideSteps() {
  const confirm = useConfirm()
  const saving = { saved: common.statusUpdated, changes: [trpc.rides.pathFilter()] }
  const step = useSave(trpc.rides.step.mutationOptions(), saving)
  // The form's page has the ride from its route.
  const answer = useLoadedSave(trpc.rides.answer.mutationOptions(), saving)
  async function cancel({ id, updated_at, recorrencia }: CancelledRide, nome: string) {
    // Asked also when no later ride exists yet: the next night adds some.
    const which =
      recorrencia === 'unica'
        ? {}
        : await confirm({
            title: 'O que cancelar?',
            text: `${nome}. Esta carona se repete.`,
            choices: seriesChoices,
            confirmLabel: 'Continuar',
            cancelLabel: 'Voltar',
          })
    if (!which) return
    const proximas = meansLater(which)
    const given = await confirm({
      title: proximas ? 'Cancelar esta carona e as próximas?' : 'Cancelar a carona?',
      text: nome,
      consequences: ['Quem tem ou pediu lugar é avisado com o motivo.'],
      input: { kind: 'textarea', label: 'Motivo', required: true },
      confirmLabel: 'Cancelar carona',
      cancelLabel: 'Voltar',
    })
    if (given) step.mutate({ id, updated_at, situacao: 'cancelada', motivo: given.textArea, proximas })
  }
  async function withdraw(id: number, nome: string) {
    const sure = await confirm({
      title: 'Cancelar o pedido?',
      text: nome,
      consequences: ['Quem oferece a carona é avisado, e o lugar fica livre.'],
      confirmLabel: 'Cancelar pedido',
      cancelLabel: 'Voltar',
    })
    if (sure) answer.mutate({ id, situacao: 'cancelado' })
  }
  return {
    cancel,
    withdraw,
    move: ({ id, updated_at }: SeenRide, situacao: Exclude<RideStep, 'cancelada'>) =>
      step.mutate({ id, updated_at, situacao }),
    answer: (id: number, situacao: PassengerStep) => answer.mutate({ id, situacao }),
    busy: step.isPending || answer.isPending,
  }
}
