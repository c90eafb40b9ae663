import { ArrowRight } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { onboarding as text } from '@intranet/contract/messages/people'
import { wholeNewOnboarding } from '@intranet/contract/people/onboarding-schemas'
import type { FieldName } from '@/components/form/field-name.ts'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { useFormSteps } from '@/components/steps/use-form-steps.ts'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { StepLine, Stepper } from '@/components/steps/stepper.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { StepActions } from '@/components/form/step-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { OnboardingFields, ReachHelp } from './onboarding-fields.tsx'
import { useOnboardingPlace } from './use-onboarding-place.ts'
import { HelpGrid } from '@/components/form/form-panel.tsx'
import { useValues } from '@/components/form/use-form-values.ts'

const stepNames = [
  { key: 'dados', title: 'Dados', note: 'Título, provedor, departamento e cargo' },
  { key: 'trilhas', title: 'Trilhas', note: 'Escolha e ordem' },
] as const
type StepName = (typeof stepNames)[number]['key']
const blank = {
  titulo: '',
  id_empresa: undefined,
  id_departamento: undefined,
  id_cargo: undefined,
  status: false,
  prazo_dias: null,
  trilhas: [] as number[],
}
type Values = z.input<typeof wholeNewOnboarding>
const dataFields: FieldName<Values>[] = ['titulo', 'id_empresa', 'id_departamento', 'id_cargo', 'prazo_dias']

/** Step 1: title and provider are enough to go on; saving asks for the rest (docs/people.md#required-parts). */
function DataStep({ onNext }: { onNext: () => void }) {
  const [titulo, provider] = useValues<Values>()('titulo', 'id_empresa')
  const source = useOnboardingPlace()
  return (
    <HelpGrid>
      <div>
        <OnboardingFields source={source} />
        <StepActions>
          <Button cooldown={false} disabled={!titulo?.trim() || !provider} onClick={onNext}>
            Próxima etapa
            <ArrowRight aria-hidden />
          </Button>
        </StepActions>
      </div>
      <ReachHelp />
    </HelpGrid>
  )
}

/** What moves rows is fetched with the step that has them. */
const TrailStep = lazyPart(async () => ({ default: (await import('./trail-step.tsx')).TrailStep }))

function Steps({ step, onStep }: { step: StepName; onStep: (step: StepName) => void }) {
  const { errors, submitCount } = useFormState()
  const wrong = dataFields.some((name) => name in errors)
  // What is missing is on the first step.
  useEffect(() => {
    if (submitCount > 0 && wrong) onStep('dados')
  }, [submitCount, wrong, onStep])
  return (
    <>
      <div hidden={step !== 'dados'}>
        <DataStep onNext={() => onStep('trilhas')} />
      </div>
      {step === 'trilhas' && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <TrailStep onBack={() => onStep('dados')} />
        </Suspense>
      )}
    </>
  )
}

/** A new onboarding in two steps; its trails are linked in the same save. */
export function OnboardingRegisterPage() {
  const steps = useFormSteps(stepNames)
  const manages = can(useSession(), 'onboarding', 'manage')
  return (
    <Page>
      <PageHead heading={text.create} />
      <PageSheet
        spine={
          <Spine label="Etapas">
            <Stepper steps={stepNames} current={steps.step} onStep={steps.go} />
          </Spine>
        }
      >
        <StepLine steps={stepNames} current={steps.step} />
        <Form
          identity={newRecord('onboarding')}
          steps={steps}
          schema={wholeNewOnboarding}
          defaultValues={manages ? blank : { ...blank, status: undefined }}
          texts={{ failure: text.createFailed }}
          onSubmit={(values) => api.onboarding.create.mutate({ objects: [values] })}
          changes={[trpc.onboarding.pathFilter()]}
        >
          <Steps step={steps.step} onStep={steps.go} />
        </Form>
      </PageSheet>
    </Page>
  )
}
