import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { AppSetup } from '@/features/access/factors/app-setup.tsx'
import { RecoveryCodes } from '@/features/access/factors/recovery-codes.tsx'
import { api } from '@/lib/api.ts'
import type { Session } from '@/lib/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RefusalNote } from './auth-note.tsx'
import type { TakeSignedIn } from './sign-in-step.ts'
import { useRefusal } from './use-refusal.ts'

interface FactorSetupFormProps {
  frame: 'staff' | 'public'
  sessao: string
  onAnswer: TakeSignedIn
  onBack: () => void
}

interface Done {
  usuario: Session
  codigos: string[]
}

/** FACTOR_SETUP_REQUIRED: this access has to have a second factor, which is an app's code at first. */
export function FactorSetupForm({ frame, sessao, onAnswer, onBack }: FactorSetupFormProps) {
  const { refusal, attempt } = useRefusal()
  const [done, setDone] = useState<Done | null>(null)
  const begun = useQuery({
    queryKey: ['auth.beginSetup', sessao],
    queryFn: () => api.auth.beginSetup.mutate({ sessao }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
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
      {begun.data && (
        <AppSetup
          app={begun.data}
          label="Confirmar e entrar"
          onCode={(codigo) =>
            attempt(async () => setDone(await api.auth.completeSetup.mutate({ sessao, codigo })))
          }
        />
      )}
      <Button variant="ghost" onClick={onBack}>
        Voltar
      </Button>
    </AuthFrame>
  )
}
