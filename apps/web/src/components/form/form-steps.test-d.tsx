import { StepLine, Stepper } from '@/components/steps/stepper.tsx'
import { useFormSteps } from '@/components/steps/use-form-steps.ts'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const names = [
  { key: 'pessoa', title: 'Pessoa' },
  { key: 'lugar', title: 'Lugar' },
] as const

export function Refused() {
  const { step, go, after } = useFormSteps(names)
  go('lugar')
  if (after) go(after)
  // @ts-expect-error a step that the form does not have
  go('lugares')
  // @ts-expect-error nor by its place
  go(1)
  // @ts-expect-error a step on screen that never is
  if (step === 'lugares') return null
  return (
    <>
      {/* @ts-expect-error a step that is none of those shown */}
      <Stepper steps={names} current="lugares" onStep={go} />
      {/* @ts-expect-error nor on a phone */}
      <StepLine steps={names} current="lugares" />
    </>
  )
}
