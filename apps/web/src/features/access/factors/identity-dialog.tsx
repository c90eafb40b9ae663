import { factorCode } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { dialog } from '@intranet/contract/messages'
import { ownPassword } from '@intranet/contract/validators'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { Form } from '@/components/form/form.tsx'
import { PasswordField } from '@/components/form/password-field.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { api } from '@/lib/api.ts'
import type { Missing } from '@/lib/identity.ts'
import { hasPasskeys, signWithPasskey } from '@/lib/passkeys.ts'
import { reportFailure } from '@/lib/query-client.ts'
import { trpc } from '@/lib/trpc.ts'
import { SignOnAgain } from './sign-on-again.tsx'

const byPassword = z.strictObject({ senha: ownPassword })
const byCode = z.strictObject({ codigo: factorCode })

interface Confirming {
  onConfirmed: () => void
}

function PasskeyButton({ onConfirmed }: Confirming) {
  const sign = async () => {
    try {
      const passkey = await signWithPasskey(await api.auth.requestOwnSignature.mutate())
      if (!passkey) return
      await api.auth.confirm.mutate({ passkey })
      onConfirmed()
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <Button variant="outline" icon={Fingerprint} onClick={() => void sign()}>
      Usar passkey
    </Button>
  )
}

function PasswordForm({ onConfirmed }: Confirming) {
  return (
    <Form
      key="senha"
      plain
      schema={byPassword}
      defaultValues={{ senha: '' }}
      texts={{ success: null }}
      onSubmit={(values) => api.auth.confirm.mutate(values)}
      onSaved={onConfirmed}
    >
      <PasswordField<z.input<typeof byPassword>> name="senha" label="Senha" kind="current" />
      <div className="mt-3">
        <SubmitButton>{dialog.confirm}</SubmitButton>
      </div>
    </Form>
  )
}

function CodeForm({ onConfirmed }: Confirming) {
  return (
    <Form
      key="codigo"
      plain
      schema={byCode}
      defaultValues={{ codigo: '' }}
      texts={{ success: null }}
      onSubmit={(values) => api.auth.confirm.mutate(values)}
      onSaved={onConfirmed}
    >
      <TextField<z.input<typeof byCode>>
        name="codigo"
        label="Código"
        hint={text.codeHint}
        autoComplete="one-time-code"
      />
      <div className="mt-3">
        <SubmitButton>{dialog.confirm}</SubmitButton>
      </div>
    </Form>
  )
}

const descriptions = {
  senha: 'Isto muda a forma de entrar na Intranet: confirme a sua senha.',
  codigo: 'Isto muda a forma de entrar na Intranet: falta o seu segundo fator.',
  any: 'Isto muda acessos ou leva dados para fora da Intranet. A confirmação vale por 10 minutos.',
}

interface IdentityDialogProps extends Confirming {
  /** The one that is asked for; anything where it is left out. */
  missing?: Missing
  onClose: () => void
}

/** Asks a person who is signed in for password or factor again (docs/access.md#confirmation). */
export function IdentityDialog({ missing, onClose, onConfirmed }: IdentityDialogProps) {
  const { data: own } = useQuery(trpc.factors.own.queryOptions(undefined, { meta: { quiet: true } }))
  const [chosen, setChosen] = useState<'senha' | 'codigo'>('senha')
  const provider = own?.sem_senha
  const takesFactor = missing !== 'senha'
  const takesPassword = missing !== 'codigo'
  const hasCodes = takesFactor && own?.app != null
  const means = hasCodes && (!takesPassword || provider) ? 'codigo' : chosen
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Confirme que é você</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-3">
          <DialogDescription>{descriptions[missing ?? 'any']}</DialogDescription>
          {means === 'codigo' && hasCodes && <CodeForm onConfirmed={onConfirmed} />}
          {means === 'senha' && takesPassword && !provider && <PasswordForm onConfirmed={onConfirmed} />}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {hasCodes && takesPassword && !provider && (
              <Button variant="ghost" onClick={() => setChosen(means === 'senha' ? 'codigo' : 'senha')}>
                {means === 'senha' ? 'Usar o código do aplicativo' : 'Usar a senha'}
              </Button>
            )}
            {takesFactor && own && own.passkeys.length > 0 && hasPasskeys() && (
              <PasskeyButton onConfirmed={onConfirmed} />
            )}
            {takesPassword && provider && <SignOnAgain provider={provider} />}
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
