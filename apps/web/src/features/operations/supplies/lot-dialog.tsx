import { formatCount } from '@intranet/contract/formats'
import { closeLotFields } from '@intranet/contract/operations/supplies'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof closeLotFields>

interface LotDialogProps {
  ids: number[]
  /** The lot is closed. */
  onClosed: () => void
  onClose: () => void
}

/** What leaves for recycling together, with the certificate of where it goes. */
export function LotDialog({ ids, onClosed, onClose }: LotDialogProps) {
  return (
    <FormDialog title={`Fechar lote com ${formatCount(ids.length, 'item', 'itens')}`} onClose={onClose}>
      <Form
        identity={newRecord('supply-lot')}
        schema={closeLotFields}
        defaultValues={{ numero: '', destinacao: '' }}
        texts={{ success: 'Lote fechado.' }}
        onSubmit={(values) => api.supplies.closeLot.mutate({ ...values, ids })}
        changes={[trpc.supplies.pathFilter()]}
        onSaved={() => {
          onClosed()
          onClose()
        }}
      >
        <div className="grid gap-4">
          <TextField<Values> name="numero" label="Lote" />
          <TextField<Values> name="destinacao" label="Destinação" placeholder="Empresa que recebe" />
          <StoredFileField<Values> name="certificado" label="Certificado" />
        </div>
        <FormActions save="Fechar lote" />
      </Form>
    </FormDialog>
  )
}
