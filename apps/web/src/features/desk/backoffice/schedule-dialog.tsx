import { dayPartLabels, dayParts } from '@intranet/contract/desk/backoffice-options'
import { form } from '@intranet/contract/messages'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { todayInBrazil } from '@intranet/contract/today'
import { isoDate, optionalText } from '@intranet/contract/validators'
import * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

const fields = z.strictObject({
  data_agendada: isoDate.refine((day) => day >= todayInBrazil(), text.pastSchedule),
  periodo: z.enum(dayParts, { error: form.required }),
  equipe: optionalText(120),
  os: optionalText(40),
})
type Values = z.input<typeof fields>

interface ScheduleDialogProps {
  activation: Outputs['activations']['get']
  onClose: () => void
}

/** An appointment: a day from today on, a part of it, and who goes. */
export function ScheduleDialog({ activation, onClose }: ScheduleDialogProps) {
  const { id, updated_at, equipe, os } = activation
  return (
    <FormDialog title={`Agendar: ${activation.cliente}`} onClose={onClose}>
      <Form
        identity={savedRecord('activation-schedule', activation)}
        schema={fields}
        defaultValues={{ data_agendada: '', periodo: activation.periodo ?? undefined, equipe, os }}
        onSubmit={(values) =>
          api.activations.changeState.mutate({ ...values, id, updated_at, situacao: 'agendada' })
        }
        changes={[trpc.activations.pathFilter()]}
      >
        <div className="grid gap-4">
          <DateField<Values> name="data_agendada" label="Data" />
          <SelectField<Values> name="periodo" label="Período" options={optionsOf(dayPartLabels)} />
          <TextField<Values> name="equipe" label="Equipe" />
          <TextField<Values> name="os" label="OS" />
        </div>
        <FormActions save="Agendar" />
      </Form>
    </FormDialog>
  )
}
