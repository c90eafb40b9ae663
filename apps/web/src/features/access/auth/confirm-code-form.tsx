import type * as z from 'zod'
import { confirmRegistrationInput } from '@intranet/contract/access/auth'
import { passwordReset } from '@intranet/contract/messages/auth'
import { Form } from '@/components/form/form.tsx'
import { CodeField } from '@/components/form/code-field.tsx'
import { PasswordField } from '@/components/form/password-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { RefusalNote } from './auth-note.tsx'
import { ResendButton } from './resend-button.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { useFormOf } from '@/components/form/use-form-values.ts'
import { passwordHint } from './new-password.ts'
import { typedEmail } from './typed-email.ts'
import { waitedEmail } from './use-code-step.ts'
import { useRefusal } from './use-refusal.ts'

type Values = z.input<typeof confirmRegistrationInput>

interface ConfirmCodeFormProps {
  /** The e-mail the code was sent to; asked for when absent. */
  email?: string
  /** The password chosen on this page before; asked for when absent. */
  senha?: string
  onConfirmed: () => Promise<unknown>
}

/** The 6 digits that came by e-mail, and sending them again. */
export function ConfirmCodeForm({ email, senha, onConfirmed }: ConfirmCodeFormProps) {
  const { refusal, attempt } = useRefusal()
  return (
    <>
      {refusal && <RefusalNote text={refusal.text} />}
      <Form
        plain
        schema={confirmRegistrationInput}
        defaultValues={{
          email: email ?? (typedEmail() || (waitedEmail('cadastro') ?? '')),
          codigo: '',
          senha: senha ?? '',
        }}
        onSubmit={(values) =>
          attempt(async () => {
            await api.auth.confirmRegistration.mutate(values)
            await onConfirmed()
          })
        }
      >
        {!email && (
          <TextField<Values> name="email" label="E-mail" type="email" autoComplete="email" required={false} />
        )}
        <CodeField<Values>
          name="codigo"
          label="Código"
          hint="São 6 números, e valem por alguns minutos."
          required={false}
        />
        {senha === undefined && (
          <PasswordField<Values>
            kind="new"
            name="senha"
            label="Nova senha"
            hint={passwordHint}
            required={false}
          />
        )}
        <SubmitButton size="lg">Confirmar e-mail</SubmitButton>
        <Resend sent={email !== undefined} attempt={attempt} />
      </Form>
    </>
  )
}

interface ResendProps {
  sent: boolean
  attempt: (work: () => Promise<unknown>) => Promise<void>
}

function Resend({ sent, attempt }: ResendProps) {
  const { getValues, trigger } = useFormOf<{ email: string }>()
  const resend = () =>
    attempt(async () => {
      if (!(await trigger('email'))) return
      await api.auth.resendCode.mutate({ email: getValues('email') ?? '' })
      toast.success(passwordReset.codeSent)
    })
  return <ResendButton sent={sent} onResend={resend} />
}
