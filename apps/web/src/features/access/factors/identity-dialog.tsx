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
import { hasPasskeys, signWithPasskey } from '@/lib/passkeys.ts'
import { reportFailure } from '@/lib/query-client.ts'
import { trpc } from '@/lib/trpc.ts'

const byPassword = z.strictObject({ senha: ownPassword })
const byCode = z.strictObject({ codigo: factorCode })

interface IdentityDialogProps {
  onClose: () => void
  onConfirmed: () => void
}

function PasskeyButton({ onConfirmed }: { onConfirmed: () => void }) {
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

/** Asks a person who is signed in for password or factor again (docs/access.md#confirmation). */
export function IdentityDialog({ onClose, onConfirmed }: IdentityDialogProps) {
  const { data: own } = useQuery(trpc.factors.own.queryOptions(undefined, { meta: { quiet: true } }))
  const [means, setMeans] = useState<'senha' | 'codigo'>('senha')
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Confirme que é você</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-3">
          <DialogDescription>
            Isto muda acessos ou leva dados para fora da Intranet. A confirmação vale por 10 minutos.
          </DialogDescription>
          {means === 'senha' ? (
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
          ) : (
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
          )}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {own?.app && (
              <Button variant="ghost" onClick={() => setMeans(means === 'senha' ? 'codigo' : 'senha')}>
                {means === 'senha' ? 'Usar o código do aplicativo' : 'Usar a senha'}
              </Button>
            )}
            {own && own.passkeys.length > 0 && hasPasskeys() && <PasskeyButton onConfirmed={onConfirmed} />}
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
