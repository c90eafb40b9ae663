import type * as z from 'zod'
import { destinationFields } from '@intranet/contract/sales/destinations'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof destinationFields>

const changed = trpc.destinations.pathFilter()

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Nome" maxLength={120} wide />
    <TextField<Values>
      name="url"
      label="Endereço"
      type="url"
      placeholder="https://"
      hint="Os links com este destino levam a este endereço, com canal, campanha e destino no final."
      wide
    />
    <ToggleField<Values>
      name="ativo"
      label="Status"
      hint="Inativo não é mais oferecido; os links que o usam continuam."
    />
  </FormPanel>
)

export function DestinationRegisterPage() {
  return (
    <RegisterPage
      form="destination"
      schema={destinationFields}
      blank={{ nome: '', url: '', ativo: true }}
      create={(input) => api.destinations.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

const labels = { nome: 'Nome', url: 'Endereço', ativo: 'Ativo' }

export function DestinationEditPage({ record }: { record: Outputs['destinations']['get'] }) {
  return (
    <EditPage
      form="destination"
      schema={destinationFields}
      record={record}
      update={(input) => api.destinations.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['vendas_destino']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
