import { request } from '@intranet/contract/marketing/sponsorship-requests'
import { requestEditFields } from '@intranet/contract/marketing/sponsorship-request-schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

const fields = requestEditFields.pick({ data_inicio: true, data_fim: true })
const Field = fieldOf(request)

interface MoveDialogProps {
  request: Outputs['sponsorshipRequests']['get']
  onClose: () => void
}

/** The days of an approved event that was postponed, or took place on others. */
export function MoveDialog({ request: saved, onClose }: MoveDialogProps) {
  const { id, updated_at } = saved
  return (
    <FormDialog title="Mudar as datas do evento" onClose={onClose}>
      <Form
        identity={savedRecord('sponsorship-dates', { id, updated_at })}
        schema={fields}
        defaultValues={formValues(fields, saved)}
        onSubmit={(values) => api.sponsorshipRequests.update.mutate({ ...values, id, updated_at })}
        changes={[trpc.sponsorshipRequests.pathFilter(), trpc.sponsorshipBudgets.pathFilter()]}
      >
        <p className="text-sm text-muted-foreground">
          A agenda e o prazo da prestação de contas seguem as novas datas.
        </p>
        <FieldGrid>
          <Field name="data_inicio" />
          <Field name="data_fim" />
        </FieldGrid>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
