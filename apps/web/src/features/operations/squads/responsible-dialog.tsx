import { squadFields } from '@intranet/contract/operations/squads'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Squad = Outputs['squads']['list']['dados'][number]
type Values = z.input<typeof squadFields>

export function ResponsibleDialog({ squad, onClose }: { squad: Squad; onClose: () => void }) {
  const { id, id_responsavel, responsavel, updated_at } = squad
  return (
    <FormDialog title={`Responsável por ${squad.nome}`} onClose={onClose}>
      <Form
        identity={savedRecord('squad-responsible', squad)}
        schema={squadFields}
        defaultValues={{ id_responsavel }}
        onSubmit={(values) => api.squads.update.mutate({ ...values, id, updated_at })}
        changes={[trpc.squads.pathFilter()]}
      >
        <PersonField<Values>
          name="id_responsavel"
          label="Responsável"
          current={id_responsavel ? { id: id_responsavel, nome: responsavel } : undefined}
        />
        <FormActions />
      </Form>
    </FormDialog>
  )
}
