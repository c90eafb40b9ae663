import type * as z from 'zod'
import { emailInput } from '@intranet/contract/access/auth'
import { shell } from '@intranet/contract/messages'
import { auth, passwordReset } from '@intranet/contract/messages/auth'
import { code6 } from '@intranet/contract/validators'
import { useState } from 'react'
import { CodeField } from '@/components/form/code-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DoneNote, RefusalNote } from './auth-note.tsx'
import { newPassword, typedTwice } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ResendButton } from './resend-button.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { useFormOf } from '@/components/form/use-form-values.ts'
import { typedEmail } from './typed-email.ts'
import { keepWaiting, useCodeStep } from './use-code-step.ts'
import { useRefusal } from './use-refusal.ts'

type EmailValues = z.input<typeof emailInput>

const withCode = newPassword.extend({ codigo: code6 }).refine(...typedTwice('nova_senha'))
type CodeValues = z.input<typeof withCode>

/** Forgotten password: e-mail, then the code with the new password. */
export function ResetPasswordPage() {
  const [email, wait] = useCodeStep('senha')
  const [done, setDone] = useState(false)
  const { refusal, attempt } = useRefusal()
  const send = (to: string) =>
    attempt(async () => {
      await api.auth.forgotPassword.mutate({ email: to })
      wait(to)
      toast.success(passwordReset.codeSent)
    })
  const lead = email
    ? 'Digite o código que enviamos e escolha a nova senha.'
    : 'Informe o e-mail do seu acesso. Enviamos um código de 6 números para redefinir a senha.'
  return (
    <AuthFrame
      frame="staff"
      title={done ? 'Senha redefinida' : 'Redefinir senha'}
      lead={done ? 'Suas outras sessões foram encerradas.' : lead}
    >
      {refusal && <RefusalNote text={refusal.text} />}
      {done && <DoneNote>{auth.passwordChanged}</DoneNote>}
      {!done && !email && (
        <Form
          plain
          schema={emailInput}
          defaultValues={{ email: typedEmail() }}
          onSubmit={(values) => send(values.email)}
        >
          <TextField<EmailValues>
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            required={false}
          />
          <SubmitButton size="lg">Enviar código</SubmitButton>
          <HasCode onCode={wait} />
        </Form>
      )}
      {!done && email && (
        <Form
          plain
          schema={withCode}
          defaultValues={{ codigo: '', nova_senha: '', repetida: '' }}
          onSubmit={({ codigo, nova_senha }) =>
            attempt(async () => {
              await api.auth.resetPassword.mutate({ email, codigo, nova_senha })
              keepWaiting('senha', null)
              setDone(true)
            })
          }
        >
          <CodeField<CodeValues> name="codigo" label="Código" hint={`Enviado para ${email}`} />
          <NewPasswordFields />
          <SubmitButton size="lg">Redefinir senha</SubmitButton>
          <ResendCode onResend={() => send(email)} />
          <Button variant="ghost" onClick={() => wait(null)}>
            Usar outro e-mail
          </Button>
        </Form>
      )}
      {done ? (
        <AddressLink to="/intranet" className={buttonVariants()}>
          {shell.signIn}
        </AddressLink>
      ) : (
        <p className="text-center text-sm">
          <AddressLink to="/intranet">Voltar para a entrada</AddressLink>
        </p>
      )}
    </AuthFrame>
  )
}

/** For who closed the page after the code was sent: another one would make theirs useless. */
function HasCode({ onCode }: { onCode: (email: string) => void }) {
  const { getValues, trigger } = useFormOf<{ email: string }>()
  const go = async () => {
    if (await trigger('email', { shouldFocus: true })) onCode((getValues('email') ?? '').trim().toLowerCase())
  }
  return (
    <Button variant="ghost" onClick={() => void go()}>
      Já tenho um código
    </Button>
  )
}

/** A new code makes the one typed before useless. */
function ResendCode({ onResend }: { onResend: () => Promise<unknown> }) {
  const { setValue } = useFormOf<{ codigo: string }>()
  return (
    <ResendButton
      sent
      onResend={() => {
        setValue('codigo', '')
        return onResend()
      }}
    />
  )
}
