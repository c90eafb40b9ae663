import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

interface Request {
  id: number
  updated_at: string
}

/** The steps of the fleet's manager that are asked in a dialog; an approval chooses a vehicle in its own. */
export function useRequestSteps() {
  const { take, isPending } = useRecordStep(trpc.vehicleRequests.pathFilter())
  const step = ({ id, updated_at }: Request, situacao: 'recusada' | 'cancelada', title: string) =>
    take({
      ask: {
        title,
        confirmLabel: 'Confirmar',
        cancelLabel: 'Voltar',
        input: reason('Motivo', situacao === 'recusada'),
      },
      run: ({ textArea }) =>
        api.vehicleRequests.changeState.mutate({ id, updated_at, situacao, texto: textArea || null }),
    })
  return {
    isPending,
    refuse: (request: Request) => step(request, 'recusada', 'Recusar a solicitação?'),
    cancel: (request: Request) => step(request, 'cancelada', 'Cancelar a reserva?'),
    wait: ({ id, espera_desde }: { id: number; espera_desde: string | null }) =>
      take({
        ask: { title: espera_desde ? 'Tirar da lista de espera?' : 'Pôr na lista de espera?' },
        run: () => api.vehicleRequests.wait.mutate({ id, espera: !espera_desde }),
      }),
  }
}
