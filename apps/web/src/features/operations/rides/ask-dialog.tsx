import { ride as text } from '@intranet/contract/messages/rides'
import { askRideInput } from '@intranet/contract/operations/rides'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import { useSendTyped } from '@/lib/unsent/use-send-typed.ts'

const askFields = askRideInput.omit({ id: true })
type Values = z.input<typeof askFields>

const seats = [
  { value: 1, label: '1 lugar' },
  { value: 2, label: '2 lugares' },
]

interface AskDialogProps {
  id: number
  /** "Pelotas para Rio Grande, 02/12/2026" */
  title: string
  livres?: number
  /** A request that was refused and is put right. */
  entry?: UnsentEntry<'seat'>
  onClose: () => void
}

/** Pedir carona: how many seats, where to get in, and a word to the driver; it is kept where there is no network. */
export default function AskDialog({ id, title, livres = seats.length, entry, onClose }: AskDialogProps) {
  const send = useSendTyped('seat', { saved: text.asked, entry })
  const { id: _, ...typed } = entry?.input ?? { id, lugares: 1, ponto_embarque: '', mensagem: '' }
  return (
    <FormDialog title="Pedir carona" onClose={onClose}>
      <Form
        identity={newRecord('ride-ask', id, entry?.key)}
        schema={askFields}
        defaultValues={typed}
        texts={{ success: null }}
        onSubmit={(values) => send({ input: { ...values, id }, title })}
        changes={[trpc.rides.pathFilter()]}
      >
        <div className="grid gap-4">
          <RadioField<Values> name="lugares" label="Lugares" options={seats.slice(0, Math.max(1, livres))} />
          <TextField<Values> name="ponto_embarque" label="Ponto de embarque" />
          <TextAreaField<Values> name="mensagem" label="Mensagem" rows={3} />
        </div>
        <FormActions save="Pedir carona" />
      </Form>
    </FormDialog>
  )
}
