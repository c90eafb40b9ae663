import { common } from '@intranet/contract/messages'
import { vacancy as text } from '@intranet/contract/messages/careers'
import type { VacancyState, VacancyStep } from '@intranet/contract/careers/career-options'
import type { StepVacancyInput } from '@intranet/contract/careers/vacancies'
import { vacancySteps } from '@intranet/contract/careers/career-options'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { changesOf } from '@/components/records/use-read-again.ts'
import { api } from '@/lib/api.ts'
import { useSave } from '@/lib/use-save.ts'
import { vacancies } from './vacancy.entity.ts'

const questions: Partial<
  Record<VacancyStep, { title: string; confirmLabel: string; consequences: string[] }>
> = {
  encerrada: {
    title: 'Encerrar esta vaga?',
    confirmLabel: 'Encerrar',
    consequences: ['Ela sai da lista pública e não recebe mais candidaturas.', 'Ela não pode ser reaberta.'],
  },
  cancelada: {
    title: 'Cancelar esta vaga?',
    confirmLabel: 'Cancelar vaga',
    consequences: ['Ela sai da lista pública e não pode ser reaberta.'],
  },
}

interface Stored {
  id: number
  updated_at: string
}

/** Publishing, pausing, ending and cancelling; what cannot be taken back asks first. */
export function useVacancySteps() {
  const confirm = useConfirm()
  const step = useSave(
    { mutationFn: (input: StepVacancyInput) => api.vacancies.step.mutate(input) },
    {
      saved: ({ situacao }) => (situacao === 'aberta' ? text.published : common.statusUpdated),
      changes: changesOf(vacancies),
    },
  )
  return {
    may: (from: VacancyState, to: VacancyStep) => (vacancySteps[to] as readonly string[]).includes(from),
    move: async ({ id, updated_at }: Stored, situacao: VacancyStep) => {
      const question = questions[situacao]
      if (question && !(await confirm({ ...question, cancelLabel: 'Voltar' }))) return
      step.mutate({ id, updated_at, situacao })
    },
  }
}
