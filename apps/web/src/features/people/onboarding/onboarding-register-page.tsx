import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { can } from '@intranet/contract/access'
import { onboarding as text } from '@intranet/contract/messages/people'
import { wholeNewOnboarding } from '@intranet/contract/people/onboarding-schemas'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { useFormSteps } from '@/components/form/use-form-steps.ts'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { StepLine, Stepper } from '@/components/shell/stepper.tsx'
import { Button } from '@/components/ui/button.tsx'
import { StepActions } from '@/components/form/step-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { OnboardingFields, ReachHelp } from './onboarding-fields.tsx'
import { OrderBoard } from './order-board.tsx'
import { useTrailItems } from './trail-items.ts'
import { useOnboardingPlace } from './use-onboarding-place.ts'
import { HelpGrid } from '@/components/form/form-panel.tsx'

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
const dataFields = ['titulo', 'id_empresa', 'id_departamento', 'id_cargo', 'prazo_dias']

/** Step 1: title and provider are enough to go on; saving asks for the rest (docs/people.md#required-parts). */
function DataStep({ onNext }: { onNext: () => void }) {
  const [titulo, provider] = useWatch({ name: ['titulo', 'id_empresa'] }) as [string | null, number | null]
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

/** Step 2: which trails, in which order. */
function TrailStep({ onBack }: { onBack: () => void }) {
  const { setValue } = useFormContext()
  const chosen = (useWatch({ name: 'trilhas' }) as number[] | undefined) ?? []
  const { items, withheld, sum, error, refetch } = useTrailItems(chosen)
  if (error && !items)
    return <ErrorState error={error} title={text.trailsFailed} onRetry={() => void refetch()} />
  return (
    <OrderBoard
      title="Trilhas em ordem"
      noun="trilha"
      sum={sum}
      hint="A prioridade começa em 1; concluir o último conteúdo abre a próxima trilha."
      items={items}
      withheld={withheld}
      chosen={chosen}
      onChange={(ids) => setValue('trilhas', ids, { shouldDirty: true })}
    >
      <StepActions onBack={onBack}>
        <SubmitButton>Salvar onboarding</SubmitButton>
      </StepActions>
    </OrderBoard>
  )
}

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
      {step === 'trilhas' && <TrailStep onBack={() => onStep('dados')} />}
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
