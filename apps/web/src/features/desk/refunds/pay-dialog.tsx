import { form } from '@intranet/contract/messages'
import { refund as text } from '@intranet/contract/messages/refunds'
import { randomId } from '@intranet/contract/record'
import { todayInBrazil } from '@intranet/contract/today'
import { isoDate } from '@intranet/contract/validators'
import * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

const fields = z.strictObject({
  data_pagamento: isoDate.refine((day) => day <= todayInBrazil(), text.futurePayment),
  comprovante_estorno: randomId(form.required),
})
type Values = z.input<typeof fields>

interface PayDialogProps {
  refund: Outputs['refunds']['get']
  onClose: () => void
}

/** The payment of an approved refund, with its proof. */
export function PayDialog({ refund, onClose }: PayDialogProps) {
  const { id, updated_at } = refund
  return (
    <FormDialog title="Registrar pagamento" onClose={onClose}>
      <Form
        identity={savedRecord('refund-payment', refund)}
        schema={fields}
        defaultValues={{ data_pagamento: todayInBrazil(), comprovante_estorno: '' }}
        onSubmit={(values) => api.refunds.changeState.mutate({ ...values, id, updated_at, situacao: 'pago' })}
        changes={[trpc.refunds.pathFilter()]}
      >
        <div className="grid gap-4">
          <DateField<Values> name="data_pagamento" label="Data do pagamento" />
          <StoredFileField<Values> name="comprovante_estorno" label="Comprovante do estorno" />
        </div>
        <FormActions save="Registrar" />
      </Form>
    </FormDialog>
  )
}
