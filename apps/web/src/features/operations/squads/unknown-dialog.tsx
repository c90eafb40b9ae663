import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { ProductField } from '../supplies/supply-fields.tsx'
import type { Line } from './count-edits.ts'

const fields = z.strictObject({ id_produto: recordId })
type Values = z.input<typeof fields>

/** Makes an asset of a code that nobody knew. */
export function UnknownDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  return (
    <FormDialog title={`Cadastrar ${line.patrimonio}`} onClose={onClose}>
      <Form
        identity={savedRecord('inventory-unknown', line)}
        schema={fields}
        defaultValues={{}}
        onSubmit={({ id_produto }) => api.inventory.registerUnknown.mutate({ id: line.id, id_produto })}
        changes={[trpc.inventory.pathFilter()]}
      >
        <ProductField<Values> name="id_produto" label="Produto" serial provider={line.id_empresa} />
        <FormActions />
      </Form>
    </FormDialog>
  )
}
