import { rentalCompanyFields } from '@intranet/contract/operations/rentals'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CnpjField, PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { rentalCompanies } from './rental-company.entity.ts'

type Values = z.input<typeof rentalCompanyFields>

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Nome" />
    <CnpjField<Values> name="cnpj" label="CNPJ" />
    <PhoneField<Values> name="telefone" label="Telefone" />
    <TextField<Values> name="email" label="E-mail" type="email" />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function RentalCompanyRegisterPage() {
  return (
    <RegisterPage
      entity={rentalCompanies}
      schema={rentalCompanyFields}
      blank={{ nome: '', cnpj: '', ativo: true }}
    >
      {fields}
    </RegisterPage>
  )
}

export function RentalCompanyEditPage({ record }: { record: Outputs['rentalCompanies']['get'] }) {
  return (
    <EditPage entity={rentalCompanies} schema={rentalCompanyFields} record={record}>
      {fields}
    </EditPage>
  )
}
