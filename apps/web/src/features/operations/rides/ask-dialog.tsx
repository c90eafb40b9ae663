import { ride as text } from '@intranet/contract/messages/rides'
import { askRideInput } from '@intranet/contract/operations/rides'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

const askFields = askRideInput.omit({ id: true })
type Values = z.input<typeof askFields>

const seats = [
  { value: 1, label: '1 lugar' },
  { value: 2, label: '2 lugares' },
]

/** Pedir carona: how many seats, where to get in, and a word to the driver. */
export default function AskDialog({
  id,
  livres,
  onClose,
}: {
  id: number
  livres: number
  onClose: () => void
}) {
  return (
    <FormDialog title="Pedir carona" onClose={onClose}>
      <Form
        identity={newRecord('ride-ask', id)}
        schema={askFields}
        defaultValues={{ lugares: 1, ponto_embarque: '', mensagem: '' }}
        texts={{ success: text.asked }}
        onSubmit={(values) => api.rides.ask.mutate({ ...values, id })}
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
