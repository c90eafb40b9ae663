import type * as z from 'zod'
import { registerInput } from '@intranet/contract/access/auth'
import { shell } from '@intranet/contract/messages'
import { auth } from '@intranet/contract/messages/auth'
import { useState } from 'react'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DoneNote, RefusalNote } from './auth-note.tsx'
import { ConfirmCodeForm } from './confirm-code-form.tsx'
import { repeated, typedTwice } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { PrivacyLink, useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { keepWaiting, useCodeStep } from './use-code-step.ts'
import { useEnter } from './use-enter.ts'
import { useRefusal } from './use-refusal.ts'

const schema = registerInput.extend(repeated).refine(...typedTwice('senha'))
type Values = z.input<typeof schema>
const empty = { nome: '', email: '', telefone: '', senha: '', repetida: '' }

/** A candidate's sign-up: data, then the code that came by e-mail, then straight in. */
export function RegisterPage({ asked }: { asked: string | undefined }) {
  const [waiting, wait] = useCodeStep('cadastro')
  // Lives no longer than this page: after a reload the person signs in by hand.
  const [chosen, setChosen] = useState<string>()
  const { refusal, attempt } = useRefusal()
  const notice = useNoticeVersion('candidatura')
  if (waiting) return <ConfirmStep asked={asked} email={waiting} senha={chosen} onEnd={() => wait(null)} />
  return (
    <AuthFrame
      frame="public"
      title={shell.signUp}
      lead="Crie o seu cadastro para se candidatar às vagas e acompanhar cada etapa."
    >
      {refusal && <RefusalNote text={refusal.text} />}
      <Form
        plain
        schema={schema}
        defaultValues={empty}
        onSubmit={({ nome, email, telefone, senha, aceite }) =>
          attempt(async () => {
            const candidate = { nome, email, telefone, senha, aceite, ...notice }
            await api.auth.register.mutate(candidate)
            setChosen(candidate.senha)
            wait(candidate.email)
          })
        }
      >
        <TextField<Values> name="nome" label="Nome" autoComplete="name" maxLength={120} />
        <TextField<Values> name="email" label="E-mail" type="email" autoComplete="email" />
        <PhoneField<Values> name="telefone" label="Telefone" />
        <NewPasswordFields name="senha" label="Senha" />
        <ConsentField<Values> name="aceite">
          Li o <PrivacyLink of="candidatura" />: os meus dados são usados apenas para os processos seletivos
          do grupo, e posso pedir a exclusão deles.
        </ConsentField>
        <SubmitButton size="lg">{shell.signUp}</SubmitButton>
      </Form>
      <p className="text-center text-sm text-muted-foreground">
        Já tem cadastro? <AddressLink to="/home/login/enter">{shell.signIn}</AddressLink>
      </p>
      <p className="text-center text-sm text-muted-foreground">
        <AddressLink to="/home/login/info-login">Já tenho um código</AddressLink>
      </p>
    </AuthFrame>
  )
}

interface ConfirmStepProps {
  asked: string | undefined
  email: string
  /** Unknown after a reload. */
  senha: string | undefined
  onEnd: () => void
}

/** The code that came by e-mail, then straight in, or to the sign-in where the password has to be typed again. */
function ConfirmStep({ asked, email, senha, onEnd }: ConfirmStepProps) {
  const [confirmed, setConfirmed] = useState(false)
  const enter = useEnter(asked)
  const goOn = async () => {
    keepWaiting('cadastro', null)
    if (senha === undefined) return setConfirmed(true)
    const answer = await api.auth.login.mutate({ email, senha })
    if ('usuario' in answer) await enter(answer.usuario)
  }
  return (
    <AuthFrame
      frame="public"
      title={confirmed ? 'E-mail confirmado' : 'Confirme seu e-mail'}
      lead={
        !confirmed && (
          <>
            Enviamos um código para <b className="break-words text-foreground">{email}</b>. Digite-o para
            concluir o cadastro.
          </>
        )
      }
    >
      {confirmed ? (
        <DoneNote>
          {auth.emailConfirmed} <AddressLink to="/home/login/enter">Entrar agora</AddressLink>
        </DoneNote>
      ) : (
        <>
          <ConfirmCodeForm email={email} senha={senha} onConfirmed={goOn} />
          <Button variant="ghost" onClick={onEnd}>
            Usar outro e-mail
          </Button>
        </>
      )}
    </AuthFrame>
  )
}
