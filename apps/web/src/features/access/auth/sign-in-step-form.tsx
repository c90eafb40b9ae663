import { lazyPart } from '@/components/ui/lazy-part.tsx'
import type { SignInStep, TakeSignedIn } from './sign-in-step.ts'
import { FirstAccessForm } from './first-access-form.tsx'

const FactorForm = lazyPart(async () => ({ default: (await import('./factor-form.tsx')).FactorForm }))
const FactorSetupForm = lazyPart(async () => ({
  default: (await import('./factor-setup-form.tsx')).FactorSetupForm,
}))

interface SignInStepFormProps {
  frame: 'staff' | 'public'
  step: SignInStep
  onAnswer: TakeSignedIn
  onBack: () => void
}

/** What is asked for after e-mail and password, before the person comes in. */
export function SignInStepForm({ step, ...props }: SignInStepFormProps) {
  if (step.challenge === 'NEW_PASSWORD_REQUIRED')
    return <FirstAccessForm {...props} challenge={step.sessao} />
  if (step.challenge === 'FACTOR_REQUIRED') return <FactorForm {...props} step={step} />
  return <FactorSetupForm {...props} step={step} />
}
