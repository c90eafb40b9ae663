import type * as z from 'zod'
import { motiveFields } from '@intranet/contract/sales/blacklist'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof motiveFields>

const changed = trpc.blacklistMotives.pathFilter()

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
      form="blacklist-motive"
      schema={motiveFields}
      blank={{ nome: '', exige_evidencia: false, ativo: true }}
      create={(input) => api.blacklistMotives.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

export function MotiveEditPage({ record }: { record: Outputs['blacklistMotives']['get'] }) {
  const labels = { nome: 'Motivo', exige_evidencia: 'Exige evidência', ativo: 'Ativo' }
  return (
    <EditPage
      form="blacklist-motive"
      schema={motiveFields}
      record={record}
      update={(input) => api.blacklistMotives.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['vendas_blocklist_motivo']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
