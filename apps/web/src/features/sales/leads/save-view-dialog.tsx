import { leadViewFields, viewRoles } from '@intranet/contract/sales/lead-view'
import * as z from 'zod'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextField } from '@/components/form/text-fields.tsx'

const fields = z.strictObject({
  nome: leadViewFields.shape.nome,
  papel: z.enum(['', ...viewRoles]).transform((role) => role || null),
})
type Values = z.input<typeof fields>
const shares = [
  { value: '', label: 'Só para mim' },
  { value: 'vendas:solicitante', label: 'Vendedores e gestores' },
  { value: 'vendas:gestor', label: 'Gestores' },
  { value: 'vendas:leitor', label: 'Todos de vendas' },
]

interface SaveViewDialogProps {
  lista: string
  /** Managers share views with a level. */
  mayShare: boolean
  onSave: (view: z.output<typeof fields>) => Promise<unknown>
  onClose: () => void
}

/** Name of a view, and who sees it. */
export default function SaveViewDialog({ lista, mayShare, onSave, onClose }: SaveViewDialogProps) {
  return (
    <FormDialog title="Salvar visão atual" onClose={onClose}>
      <Form
        identity={newRecord('lead-view', lista)}
        schema={fields}
        defaultValues={{ nome: '', papel: '' }}
        texts={{ success: 'Visão salva.' }}
        onSubmit={onSave}
      >
        <div className="grid gap-3">
          <TextField<Values>
            name="nome"
            label="Nome"
            maxLength={60}
            hint="Guarda os filtros, a ordem e o agrupamento desta lista."
          />
          {mayShare && <RadioField<Values> name="papel" label="Quem vê esta visão" options={shares} />}
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
