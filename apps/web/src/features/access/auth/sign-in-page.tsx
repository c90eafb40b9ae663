import type { LoginInput } from '@intranet/contract/access/auth'
import { shell } from '@intranet/contract/messages'
import { Suspense, useState } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { api } from '@/lib/api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignOnButtons } from './sign-on-buttons.tsx'
import { readSignOnStep } from './sign-on-step.ts'
import { SignInRefusal } from './sign-in-refusal.tsx'
import type { SignInAnswer, SignInStep } from './sign-in-step.ts'
import { keepTypedEmail } from './typed-email.ts'
import { useEnter } from './use-enter.ts'
import { useRefusal } from './use-refusal.ts'

interface SignInPageProps {
  frame: 'staff' | 'public'
  /** The page that was asked for before. */
  asked: string | undefined
  /** The token of a one-time link: the password is chosen at once. */
  invite?: string
  /** Why an identity provider's word was not enough. */
  refused?: string
}

const leads = {
  staff: 'Use o e-mail da empresa.',
  public: 'Use o e-mail da empresa ou o do seu cadastro de candidato.',
}

const SignOnRefusalNote = lazyPart(async () => ({
  default: (await import('./sign-on-refusal-note.tsx')).SignOnRefusalNote,
}))

const SignInStepForm = lazyPart(async () => ({
  default: (await import('./sign-in-step-form.tsx')).SignInStepForm,
}))

/** The staff's door and the public one: same rules, other frame. */
export function SignInPage({ frame, asked, invite, refused }: SignInPageProps) {
  const [step, setStep] = useState<SignInStep | undefined>(
    invite === undefined
      ? readSignOnStep(window.location.hash)
      : { challenge: 'NEW_PASSWORD_REQUIRED', sessao: invite },
  )
  const { refusal, attempt, clear } = useRefusal()
  const enter = useEnter(asked)
  const take = async (answer: SignInAnswer) => {
    if ('challenge' in answer) setStep(answer)
    else await enter(answer.usuario)
  }
  const signIn = (values: LoginInput) =>
    attempt(async () => {
      keepTypedEmail(values.email)
      const answer = await api.auth.login.mutate(values)
      keepTypedEmail('')
      await take(answer)
    })
  if (step) {
    const back = () => {
      clear()
      setStep(undefined)
    }
    return (
      <Suspense>
        <SignInStepForm key={step.sessao} frame={frame} step={step} onAnswer={take} onBack={back} />
      </Suspense>
    )
  }
  return (
    <AuthFrame frame={frame} title={shell.signIn} lead={leads[frame]}>
      {refusal && <SignInRefusal {...refusal} />}
      {refused && !refusal && (
        <Suspense>
          <SignOnRefusalNote code={refused} />
        </Suspense>
      )}
      <SignInForm onSubmit={signIn} />
      <SignOnButtons asked={asked} />
      <p className="text-center text-sm text-muted-foreground">
        {frame === 'public' ? (
          <>
            Ainda não tem cadastro?{' '}
            <AddressLink to="/home/login/register">Cadastre-se como candidato</AddressLink>
          </>
        ) : (
          <>
            Quer trabalhar conosco? <AddressLink to="/home/login/enter">Entre como candidato</AddressLink>
          </>
        )}
      </p>
    </AuthFrame>
  )
}
