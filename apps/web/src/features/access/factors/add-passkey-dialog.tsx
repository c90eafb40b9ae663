import { factors as text } from '@intranet/contract/messages/factors'
import { nameText } from '@intranet/contract/validators'
import * as z from 'zod'
import { Form } from '@/components/form/form.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { api } from '@/lib/api.ts'
import { makePasskey } from '@/lib/passkeys.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

const schema = z.strictObject({ nome: nameText(60) })

interface AddPasskeyDialogProps {
  onClose: () => void
  /** The recovery codes that came with a first factor. */
  onCodes: (codes: string[]) => void
}

/** Makes a passkey; its name says on which device. Null where the person gives up. */
async function add(nome: string): Promise<string[] | null> {
  const passkey = await makePasskey(await api.factors.beginPasskey.mutate())
  return passkey && (await api.factors.addPasskey.mutate({ nome, passkey })).codigos
}

export function AddPasskeyDialog({ onClose, onCodes }: AddPasskeyDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Nova passkey</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Form
            plain
            schema={schema}
            defaultValues={{ nome: '' }}
            texts={{ success: null }}
            changes={[trpc.factors.pathFilter()]}
            onSubmit={({ nome }) => add(nome)}
            onSaved={(codes) => {
              if (!codes) return
              toast.success(text.passkeyOn)
              onClose()
              onCodes(codes)
            }}
          >
            <TextField<z.input<typeof schema>>
              name="nome"
              label="Nome"
              hint="Para reconhecer depois: Notebook do trabalho, Celular…"
              maxLength={60}
            />
            <div className="mt-3">
              <SubmitButton>Continuar</SubmitButton>
            </div>
          </Form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
