import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { AppSetup } from '@/features/access/factors/app-setup.tsx'
import { RecoveryCodes } from '@/features/access/factors/recovery-codes.tsx'
import { api } from '@/lib/api.ts'
import { hasPasskeys, makePasskey } from '@/lib/passkeys.ts'
import type { Session } from '@/lib/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RefusalNote } from './auth-note.tsx'
import type { SetupStep, TakeSignedIn } from './sign-in-step.ts'
import { useRefusal } from './use-refusal.ts'

interface FactorSetupFormProps {
  frame: 'staff' | 'public'
  step: SetupStep
  onAnswer: TakeSignedIn
  onBack: () => void
}

interface Done {
  usuario: Session
  codigos: string[]
}

function ReleaseField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <Field>
      <Label htmlFor="liberacao">Código de liberação</Label>
      <Input
        id="liberacao"
        autoComplete="off"
        maxLength={64}
        value={value}
        aria-describedby="liberacao-dica"
        onChange={({ target }) => onValue(target.value)}
      />
      <p id="liberacao-dica" className="text-sm text-muted-foreground">
        Peça este código a um Super Admin, por telefone ou pessoalmente.
      </p>
    </Field>
  )
}

/** FACTOR_SETUP_REQUIRED: this access has to have a second factor: an app's code, or a passkey. */
export function FactorSetupForm({ frame, step, onAnswer, onBack }: FactorSetupFormProps) {
  const { sessao, liberacao: asksRelease, aceita_passkey } = step
  const { refusal, attempt } = useRefusal()
  const [done, setDone] = useState<Done | null>(null)
  const [release, setRelease] = useState('')
  const begun = useQuery({
    queryKey: ['auth.beginSetup', sessao],
    queryFn: () => api.auth.beginSetup.mutate({ sessao }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const setup = { sessao, ...(asksRelease && { liberacao: release }) }
  const addPasskey = () =>
    attempt(async () => {
      const passkey = await makePasskey(await api.auth.beginPasskeySetup.mutate({ sessao }))
      if (passkey)
        setDone(await api.auth.completePasskeySetup.mutate({ ...setup, nome: 'Primeira passkey', passkey }))
    })
  if (done)
    return (
      <AuthFrame frame={frame} title="Códigos de recuperação" lead="Seu segundo fator está cadastrado.">
        <RecoveryCodes codes={done.codigos}>
          <Button onClick={() => void onAnswer({ usuario: done.usuario })}>Guardei, entrar</Button>
        </RecoveryCodes>
      </AuthFrame>
    )
  return (
    <AuthFrame
      frame={frame}
      title="Cadastre um segundo fator"
      lead="Seu acesso pede, além da senha, um código do seu celular."
    >
      {refusal && <RefusalNote text={refusal.text} />}
      {begun.isError && <RefusalNote text={begun.error.message} />}
      {asksRelease && <ReleaseField value={release} onValue={setRelease} />}
      {aceita_passkey && hasPasskeys() && (
        <Button size="lg" variant="outline" icon={Fingerprint} onClick={() => void addPasskey()}>
          Usar passkey
        </Button>
      )}
      {begun.data && (
        <AppSetup
          app={begun.data}
          label="Confirmar e entrar"
          onCode={(codigo) =>
            attempt(async () => setDone(await api.auth.completeSetup.mutate({ ...setup, codigo })))
          }
        />
      )}
      <Button variant="ghost" onClick={onBack}>
        Voltar
      </Button>
    </AuthFrame>
  )
}
