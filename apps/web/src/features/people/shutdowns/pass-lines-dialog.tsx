import { shutdown as text } from '@intranet/contract/messages/staff'
import { passLinesFields } from '@intranet/contract/people/shutdown-schemas'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { itemsOf } from './items-of.ts'
import { linesOf } from './lines-of.ts'

type Values = z.input<typeof passLinesFields>

interface Props {
  id: number
  lines: readonly Outputs['shutdowns']['holdings'][number][]
  /** Who leaves, and receives nothing. */
  leaver: number
  onClose: () => void
}

/** Hands the chosen lines over to one person, all or none. */
export function PassLinesDialog({ id, lines, leaver, onClose }: Props) {
  return (
    <FormDialog title={`Passar ${itemsOf(lines.length)} para…`} onClose={onClose}>
      <Form
        identity={newRecord('shutdown-pass', id)}
        schema={passLinesFields}
        defaultValues={{}}
        texts={{ success: null }}
        onSubmit={async ({ id_funcionario }) => {
          const linhas = lines.map(({ registro, descricao }) => ({ registro, descricao }))
          const { alterados } = await api.shutdowns.passLines.mutate({ id, linhas, id_funcionario })
          toast.success(text.passed(alterados))
        }}
        changes={linesOf(id)}
      >
        <PersonField<Values> name="id_funcionario" label="Quem recebe" except={leaver} />
        <FormActions save="Passar" />
      </Form>
    </FormDialog>
  )
}
