import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'

export interface Step<Name extends string = string> {
  key: Name
  title: string
  note?: string
}

interface StepperProps<Name extends string> {
  steps: readonly Step<Name>[]
  /** The step on screen. */
  current: NoInfer<Name>
  /** Called for steps already passed. */
  onStep?: (step: Name) => void
}

/** The steps of a form as the thread, for the spine. On phones use `StepLine` above the fields. */
export function Stepper<Name extends string>({ steps, current, onStep }: StepperProps<Name>) {
  const place = steps.findIndex(({ key }) => key === current)
  return (
    <>
      <SectionLabel>Etapas</SectionLabel>
      <Thread
        tall
        items={steps.map((step, index) => ({
          key: step.key,
          label: `${index + 1}. ${step.title}`,
          note: step.note,
          state: index === place ? 'now' : index < place ? 'done' : undefined,
          onSelect: onStep && index < place ? () => onStep(step.key) : undefined,
        }))}
      />
    </>
  )
}

/** "Etapa 1 de 2 Dados", where the spine is folded. */
export function StepLine<Name extends string>({
  steps,
  current,
}: Pick<StepperProps<Name>, 'steps' | 'current'>) {
  const place = steps.findIndex(({ key }) => key === current)
  return (
    <p className="mb-2 text-sm min-[1101px]:hidden">
      <b className="font-semibold">
        Etapa {place + 1} de {steps.length}
      </b>{' '}
      {steps[place]?.title}
    </p>
  )
}
