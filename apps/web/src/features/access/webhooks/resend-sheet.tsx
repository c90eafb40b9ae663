import { resendRangeForm } from '@intranet/contract/access/webhooks'
import { deliveryStates, MOST_RESENT } from '@intranet/contract/access/webhook-words'
import { formatCount, formatNumber } from '@intranet/contract/formats'
import type * as z from 'zod'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof resendRangeForm>

const options = optionsOf(deliveryStates)

interface ResendSheetProps {
  webhook: Outputs['webhooks']['list']['dados'][number]
  onClose: () => void
}

/** Sends the deliveries of a webhook again that were made within a period. */
export default function ResendSheet({ webhook: { id, nome }, onClose }: ResendSheetProps) {
  return (
    <DrawerForm
      title={`Reenviar entregas de ${nome}`}
      onClose={onClose}
      identity={newRecord('webhook-resend', id)}
      schema={resendRangeForm}
      defaultValues={{ de: '', ate: '', situacao: null }}
      onSubmit={({ de, ate, situacao }) =>
        api.webhooks.resendRange.mutate({ id, de, ate, ...(situacao && { situacao }) })
      }
      onSaved={({ alterados }) => {
        toast.success(`${formatCount(alterados, 'entrega', 'entregas')} na fila.`)
        onClose()
      }}
      changes={[trpc.webhooks.pathFilter()]}
      texts={{ success: null }}
      save="Reenviar"
    >
      <FormPanel>
        <DateTimeField<Values> name="de" label="Criadas de" />
        <DateTimeField<Values> name="ate" label="Até" />
        <SelectField<Values>
          name="situacao"
          label="Situação"
          options={options}
          placeholder="Todas"
          hint={`Até ${formatNumber(MOST_RESENT)} entregas de cada vez.`}
        />
      </FormPanel>
    </DrawerForm>
  )
}
