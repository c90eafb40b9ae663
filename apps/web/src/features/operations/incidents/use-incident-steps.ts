import { common, dialog } from '@intranet/contract/messages'
import { incidentSteps, type IncidentState } from '@intranet/contract/operations/incident-options'
import { useConfirm, type ConfirmRequest } from '@/components/dialogs/dialog-context.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** What a step needs to know of its incident. */
interface Stepped {
  id: number
  updated_at: string
  titulo: string
  situacao: IncidentState
  inicio: string
  editavel: boolean
}

interface Step {
  label: string
  situacao: IncidentState
  variant?: 'destructive'
}

const cancels: Step = { label: 'Cancelar', situacao: 'cancelado', variant: 'destructive' }

const steps: Record<IncidentState, Step[]> = {
  aberto: [
    { label: 'Assumir', situacao: 'em_tratamento' },
    { label: 'Resolver', situacao: 'resolvido' },
    cancels,
  ],
  em_tratamento: [{ label: 'Resolver', situacao: 'resolvido' }, cancels],
  resolvido: [{ label: 'Reabrir', situacao: 'em_tratamento' }],
  cancelado: [],
}

/** The steps that are open from the present state, to who may edit the incident; what has not begun is not resolved. */
export const stepsOf = ({ situacao, inicio, editavel }: Stepped): Step[] =>
  steps[situacao].filter(
    (step) =>
      editavel &&
      incidentSteps[step.situacao].includes(situacao) &&
      (step.situacao !== 'resolvido' || Date.parse(inicio) <= Date.now()),
  )

const questions: Record<'resolvido' | 'cancelado' | 'reabrir', ConfirmRequest> = {
  resolvido: {
    title: 'Resolver o incidente?',
    consequences: ['Quem foi avisado recebe a solução no sino.'],
    input: { kind: 'textarea', label: 'Solução', required: true },
    confirmLabel: 'Resolver',
  },
  cancelado: {
    title: 'Cancelar o incidente?',
    consequences: ['O aviso sai do sino de quem ainda não leu.'],
    input: { kind: 'textarea', label: 'Motivo', required: true },
    confirmLabel: 'Cancelar incidente',
    cancelLabel: 'Voltar',
  },
  reabrir: {
    title: 'Reabrir o incidente?',
    input: { kind: 'textarea', label: 'Motivo' },
    confirmLabel: 'Reabrir',
    cancelLabel: dialog.cancel,
  },
}

/** Moves an incident on; each change but taking it on asks first. */
export function useIncidentSteps() {
  const confirm = useConfirm()
  const { mutate, isPending } = useSave(trpc.incidents.step.mutationOptions(), {
    saved: common.statusUpdated,
    changes: [trpc.incidents.pathFilter()],
  })
  async function take(incident: Stepped, situacao: IncidentState) {
    const { id, updated_at } = incident
    if (situacao === 'em_tratamento' && incident.situacao === 'aberto')
      return mutate({ id, updated_at, situacao })
    const question = questions[situacao === 'em_tratamento' ? 'reabrir' : (situacao as 'resolvido')]
    const answer = await confirm({ ...question, text: incident.titulo })
    if (answer) mutate({ id, updated_at, situacao, texto: answer.textArea || null })
  }
  return { take, isPending }
}
