import { SectionLabel } from './page.tsx'
import { Thread } from './thread.tsx'

export interface Step {
  key: string
  title: string
  note?: string
}

interface StepperProps {
  steps: Step[]
  /** Index of the step on screen. */
  current: number
  /** Called for steps already passed. */
  onStep?: (index: number) => void
}

/** The steps of a form as the thread, for the spine. On phones use `StepLine` above the fields. */
export function Stepper({ steps, current, onStep }: StepperProps) {
  return (
    <>
      <SectionLabel>Etapas</SectionLabel>
      <Thread
        tall
        items={steps.map((step, index) => ({
          key: step.key,
          label: `${index + 1}. ${step.title}`,
          note: step.note,
          state: index === current ? 'now' : index < current ? 'done' : undefined,
          onSelect: onStep && index < current ? () => onStep(index) : undefined,
        }))}
      />
    </>
  )
}

/** "Etapa 1 de 2 Dados", where the spine is folded. */
export function StepLine({ steps, current }: Pick<StepperProps, 'steps' | 'current'>) {
  return (
    <p className="mb-2 text-sm min-[1101px]:hidden">
      <b className="font-semibold">
        Etapa {current + 1} de {steps.length}
      </b>{' '}
      {steps[current]?.title}
    </p>
  )
}
