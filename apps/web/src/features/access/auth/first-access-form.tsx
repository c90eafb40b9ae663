import { Form } from '@/components/form/form.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RefusalNote } from './auth-note.tsx'
import { newPassword, typedTwice } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import type { TakeSignedIn } from './sign-in-step.ts'
import { useRefusal } from './use-refusal.ts'

const schema = newPassword.refine(...typedTwice('nova_senha'))

interface FirstAccessFormProps {
  frame: 'staff' | 'public'
  challenge: string
  onAnswer: TakeSignedIn
  onBack: () => void
}

/** NEW_PASSWORD_REQUIRED: the first password is replaced by one's own, which signs in. */
export function FirstAccessForm({ frame, challenge, onAnswer, onBack }: FirstAccessFormProps) {
  const { refusal, attempt } = useRefusal()
  return (
    <AuthFrame
      frame={frame}
      title="Crie sua senha"
      lead="É o seu primeiro acesso. Escolha uma senha só sua para continuar."
    >
      {refusal && <RefusalNote text={refusal.text} />}
      <Form
        plain
        schema={schema}
        defaultValues={{ nova_senha: '', repetida: '' }}
        onSubmit={({ nova_senha }) =>
          attempt(async () => {
            await onAnswer(await api.auth.completeNewPassword.mutate({ sessao: challenge, nova_senha }))
          })
        }
      >
        <NewPasswordFields />
        <SubmitButton size="lg">Salvar e entrar</SubmitButton>
      </Form>
      <Button variant="ghost" onClick={onBack}>
        Voltar
      </Button>
    </AuthFrame>
  )
}
