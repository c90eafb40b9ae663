import type * as z from 'zod'
import { motiveFields } from '@intranet/contract/sales/blacklist'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { motives } from './motive.entity.ts'

type Values = z.input<typeof motiveFields>

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Motivo" maxLength={80} wide />
    <ToggleField<Values> name="exige_evidencia" label="Exige evidência" labels={['Sim', 'Não']} />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function MotiveRegisterPage() {
  return (
    <RegisterPage
      entity={motives}
      schema={motiveFields}
      blank={{ nome: '', exige_evidencia: false, ativo: true }}
    >
      {fields}
    </RegisterPage>
  )
}

export function MotiveEditPage({ record }: { record: Outputs['blacklistMotives']['get'] }) {
  return (
    <EditPage entity={motives} schema={motiveFields} record={record}>
      {fields}
    </EditPage>
  )
}
