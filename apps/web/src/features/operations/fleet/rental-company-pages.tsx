import { rentalCompany } from '@intranet/contract/operations/rental-company'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { rentalCompanies } from './rental-company.entity.ts'

const rentalCompanySchemas = schemasOf(rentalCompany)

const Field = fieldOf(rentalCompany)

const fields = (
  <FormPanel>
    <Field name="nome" />
    <Field name="cnpj" />
    <Field name="telefone" />
    <Field name="email" />
    <Field name="ativo" />
  </FormPanel>
)

export function RentalCompanyRegisterPage() {
  return (
    <RegisterPage
      entity={rentalCompanies}
      schema={rentalCompanySchemas.fields}
      blank={{ nome: '', cnpj: '', ativo: false }}
    >
      {fields}
    </RegisterPage>
  )
}

export function RentalCompanyEditPage({ record }: { record: Outputs['rentalCompanies']['get'] }) {
  return (
    <EditPage
      entity={rentalCompanies}
      beside={record.nome}
      schema={rentalCompanySchemas.fields}
      record={record}
      merges={{ declared: rentalCompany, read: (id) => api.rentalCompanies.get.query({ id }) }}
    >
      {fields}
    </EditPage>
  )
}
