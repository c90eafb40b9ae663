import { inventory } from '@intranet/contract/messages/operations'
import { editOrderFields } from '@intranet/contract/operations/supplies'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Movement } from './stage-columns.tsx'

type Values = z.input<typeof editOrderFields>

/** Order and asset of an item, once they are known. */
export function OrderDialog({ row, onClose }: { row: Movement; onClose: () => void }) {
  return (
    <FormDialog title="Editar OS/Patrimônio" onClose={onClose}>
      <Form
        identity={savedRecord('supply-order', row)}
        schema={editOrderFields}
        defaultValues={{ os: row.os ?? '', patrimonio: row.patrimonio ?? '' }}
        texts={{ success: inventory.orderUpdated, failure: inventory.orderFailed }}
        onSubmit={(values) =>
          api.supplies.editOrder.mutate({ ...values, id: row.id, updated_at: row.updated_at })
        }
        changes={[trpc.supplies.pathFilter()]}
      >
        <div className="grid gap-4">
          <TextField<Values> name="os" label="OS" />
          <TextField<Values> name="patrimonio" label="Patrimônio" />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
