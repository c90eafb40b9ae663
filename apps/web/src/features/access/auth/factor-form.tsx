import { factorCode } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { CodeField } from '@/components/form/code-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { hasPasskeys, signWithPasskey } from '@/lib/passkeys.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RefusalNote } from './auth-note.tsx'
import type { FactorStep, TakeSignedIn } from './sign-in-step.ts'
import { useRefusal } from './use-refusal.ts'

const schema = z.strictObject({ codigo: factorCode })
type Values = z.input<typeof schema>

interface FactorFormProps {
  frame: 'staff' | 'public'
  step: FactorStep
  onAnswer: TakeSignedIn
  onBack: () => void
}

/** FACTOR_REQUIRED: the password was right, and a code or a passkey has to follow. */
export function FactorForm({ frame, step: { sessao, meios }, onAnswer, onBack }: FactorFormProps) {
  const { refusal, attempt } = useRefusal()
  const [recovering, setRecovering] = useState(!meios.includes('app'))
  const asksCode = meios.includes('app') || recovering
  const sign = () =>
    attempt(async () => {
      const passkey = await signWithPasskey(await api.auth.requestSignature.mutate({ sessao }))
      if (passkey) await onAnswer(await api.auth.answerFactor.mutate({ sessao, passkey }))
    })
  return (
    <AuthFrame frame={frame} title="Segundo fator" lead="Sua senha está certa. Falta confirmar que é você.">
      {refusal && <RefusalNote text={refusal.text} />}
      {meios.includes('passkey') && hasPasskeys() && (
        <Button
          size="lg"
          variant={meios.includes('app') ? 'outline' : 'default'}
          icon={Fingerprint}
          onClick={() => void sign()}
        >
          Usar passkey
        </Button>
      )}
      {asksCode && (
        <Form
          key={String(recovering)}
          plain
          schema={schema}
          defaultValues={{ codigo: '' }}
          texts={{ success: null }}
          onSaved={() => {}}
          onSubmit={({ codigo }) =>
            attempt(async () => {
              await onAnswer(await api.auth.answerFactor.mutate({ sessao, codigo }))
            })
          }
        >
          {recovering ? (
            <TextField<Values>
              name="codigo"
              label="Código de recuperação"
              hint="Um dos códigos que você guardou; cada um vale uma vez."
              required={false}
            />
          ) : (
            <CodeField<Values>
              name="codigo"
              label="Código do aplicativo"
              hint={text.codeHint}
              required={false}
            />
          )}
          <SubmitButton size="lg">Entrar</SubmitButton>
        </Form>
      )}
      {meios.includes('app') && meios.includes('recuperacao') && (
        <Button variant="ghost" onClick={() => setRecovering(!recovering)}>
          {recovering ? 'Usar o código do aplicativo' : 'Usar um código de recuperação'}
        </Button>
      )}
      <Button variant="ghost" onClick={onBack}>
        Voltar
      </Button>
    </AuthFrame>
  )
}
