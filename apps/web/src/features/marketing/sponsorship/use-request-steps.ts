import { can } from '@intranet/contract/access'
import {
  movableStates,
  openRequestStates,
  requestSteps,
  workedStates,
  type RequestState,
  type RequestStep,
} from '@intranet/contract/marketing/sponsorship-words'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

interface Request {
  id: number
  protocolo: string
  situacao: RequestState
  updated_at: string
  /** Who approved it first, and whether a second person has to. */
  id_aprovador?: number | null
  exige_segunda?: boolean
}

const follows = (step: RequestStep, state: RequestState) =>
  (requestSteps[step] as readonly RequestState[]).includes(state)

const isOpen = (state: RequestState) => (openRequestStates as readonly RequestState[]).includes(state)

/** What may be done with a request, and the steps that only ask to be sure; refusals have a form of their own. */
export function useRequestSteps() {
  const session = useSession()
  const manages = can(session, 'marketing', 'manage')
  const works = can(session, 'marketing', 'create')
  const changed = [trpc.sponsorshipRequests.pathFilter(), trpc.sponsorshipBudgets.pathFilter()]
  const { take, isPending } = useRecordStep(...changed)
  const step = (
    request: Request,
    situacao: RequestStep,
    title: string,
    confirmLabel: string,
    said?: string,
  ) =>
    take({
      ask: { title, confirmLabel, cancelLabel: 'Voltar' },
      ...(said && { said }),
      run: () =>
        api.sponsorshipRequests.step.mutate({ id: request.id, situacao, updated_at: request.updated_at }),
    })
  return {
    isPending,
    allowed: ({ situacao, id_aprovador, exige_segunda }: Request) => ({
      takeOn: works && workedStates.includes(situacao),
      correct: works && isOpen(situacao),
      move: manages && (movableStates as readonly RequestState[]).includes(situacao),
      analyse: works && follows('em_viabilidade', situacao),
      negotiate: works && follows('em_negociacao', situacao),
      archive: works && follows('arquivada', situacao),
      approve:
        manages && follows('aprovada', situacao) && !(exige_segunda && id_aprovador === session?.usuarioId),
      refuse: manages && follows('recusada', situacao),
      cancel: manages && follows('cancelada', situacao),
    }),
    takeOn: (request: Request) =>
      take({
        ask: { title: `Assumir ${request.protocolo}?`, confirmLabel: 'Assumir' },
        said: 'Você é responsável por esta solicitação.',
        run: () => api.sponsorshipRequests.takeOn.mutate({ id: request.id }),
      }),
    negotiate: (request: Request) =>
      step(request, 'em_negociacao', `Negociar ${request.protocolo}?`, 'Negociar'),
    archive: (request: Request) =>
      step(request, 'arquivada', `Arquivar ${request.protocolo}? Nada é enviado ao solicitante.`, 'Arquivar'),
    approve: (request: Request) => step(request, 'aprovada', `Aprovar ${request.protocolo}?`, 'Aprovar'),
  }
}
