import { emailInput } from '@intranet/contract/access/auth'
import { auth, passwordReset, shell } from '@intranet/contract/messages'
import { code6 } from '@intranet/contract/validators'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { CodeField } from '@/components/form/code-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/trpc.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DoneNote, RefusalNote } from './auth-note.tsx'
import { newPassword } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ResendButton } from './resend-button.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { typedEmail } from './typed-email.ts'
import { useRefusal } from './use-refusal.ts'

const withCode = newPassword.safeExtend({ codigo: code6 })

/** Forgotten password: e-mail, then the code with the new password. */
export function ResetPasswordPage() {
  const [email, setEmail] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const { refusal, attempt } = useRefusal()
  const send = (to: string) =>
    attempt(async () => {
      await api.auth.forgotPassword.mutate({ email: to })
      setEmail(to)
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
          <TextField name="email" label="E-mail" type="email" autoComplete="username" required={false} />
          <SubmitButton>Enviar código</SubmitButton>
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
              setDone(true)
            })
          }
        >
          <CodeField name="codigo" label="Código" hint={`Enviado para ${email}`} />
          <NewPasswordFields />
          <SubmitButton>Redefinir senha</SubmitButton>
          <ResendCode onResend={() => send(email)} />
        </Form>
      )}
      {done ? (
        <AddressLink to="/intranet" className={buttonVariants({ variant: 'primary' })}>
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

/** A new code makes the one typed before useless. */
function ResendCode({ onResend }: { onResend: () => Promise<unknown> }) {
  const { setValue } = useFormContext<{ codigo: string }>()
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
