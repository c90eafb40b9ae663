import { bringSalesInput } from '@intranet/contract/desk/sales'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof bringSalesInput>

/** Takes sales from before the desk into its queue; each once. */
export function BringDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title="Trazer vendas para a fila" onClose={onClose}>
      <Form
        identity={newRecord('bring-sales')}
        schema={bringSalesInput}
        defaultValues={{ desde: '' }}
        onSubmit={async (values) => {
          const { trazidas } = await api.backoffice.bringSales.mutate(values)
          toast.success(text.brought(trazidas))
        }}
        changes={[trpc.deskSales.pathFilter()]}
      >
        <DateField<Values>
          name="desde"
          label="Vendas desde"
          hint="Entram as vendas efetivadas desde este dia que ainda não estão no backoffice."
        />
        <FormActions save="Trazer" />
      </Form>
    </FormDialog>
  )
}
