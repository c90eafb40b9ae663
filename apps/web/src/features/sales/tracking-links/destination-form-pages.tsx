import { destination } from '@intranet/contract/sales/destinations'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { destinations } from './destination.entity.ts'

const destinationSchemas = schemasOf(destination)

const Field = fieldOf(destination)

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field
      name="url"
      hint="Os links com este destino levam a este endereço, com canal, campanha e destino no final."
      wide
    />
    <Field name="ativo" hint="Inativo não é mais oferecido; os links que o usam continuam." />
  </FormPanel>
)

export function DestinationRegisterPage() {
  return (
    <RegisterPage
      entity={destinations}
      schema={destinationSchemas.fields}
      blank={{ nome: '', url: '', ativo: false }}
    >
      {fields}
    </RegisterPage>
  )
}

export function DestinationEditPage({ record }: { record: Outputs['destinations']['get'] }) {
  return (
    <EditPage entity={destinations} beside={record.nome} schema={destinationSchemas.fields} record={record}>
      {fields}
    </EditPage>
  )
}
