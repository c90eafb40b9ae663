import type * as z from 'zod'
import { destinationFields } from '@intranet/contract/sales/destinations'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { destinations } from './destination.entity.ts'

type Values = z.input<typeof destinationFields>

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
    <RegisterPage entity={destinations} schema={destinationFields} blank={{ nome: '', url: '', ativo: true }}>
      {fields}
    </RegisterPage>
  )
}

export function DestinationEditPage({ record }: { record: Outputs['destinations']['get'] }) {
  return (
    <EditPage entity={destinations} schema={destinationFields} record={record}>
      {fields}
    </EditPage>
  )
}
