import { drivingCategories } from '@intranet/contract/operations/fleet-options'
import { driverEditFields, driverFields } from '@intranet/contract/operations/drivers'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { colleagues } from '@/features/company/colleagues.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { drivers } from './driver.entity.ts'

type Values = z.input<typeof driverFields>

const categories = drivingCategories.map((value) => ({ value, label: value }))

const people: typeof colleagues = (input) => trpc.drivers.people.queryOptions(input)

function LicenceFields() {
  return (
    <>
      <TextField<Values> name="cnh_numero" label="CNH" />
      <SelectField<Values> name="cnh_categoria" label="Categoria" options={categories} />
      <DateField<Values> name="cnh_validade" label="Validade" />
      <StoredFileField<Values> name="cnh_arquivo" label="Arquivo da CNH" removable />
      <ToggleField<Values> name="ativo" label="Status" />
    </>
  )
}

interface DriverRegisterPageProps {
  /** The employee of the address, with the licence of their own record. */
  person?: Outputs['drivers']['person']
}

/** An employee becomes a driver. */
export function DriverRegisterPage({ person }: DriverRegisterPageProps) {
  const category = drivingCategories.find((one) => one === person?.cnh_categoria)
  return (
    <RegisterPage
      entity={drivers}
      parents={[person?.id]}
      schema={driverFields}
      blank={{
        id_usuario: person?.id,
        cnh_numero: person?.cnh_numero ?? '',
        cnh_categoria: category,
        ativo: true,
      }}
    >
      <FormPanel>
        <PersonField<Values> name="id_usuario" label="Funcionário" from={people} known={person} wide />
        <LicenceFields />
      </FormPanel>
    </RegisterPage>
  )
}

export function DriverEditPage({ record }: { record: Outputs['drivers']['get'] }) {
  return (
    <EditPage
      entity={drivers}
      heading={record.motorista ?? undefined}
      schema={driverEditFields}
      record={record}
    >
      <FormPanel>
        <LicenceFields />
      </FormPanel>
    </EditPage>
  )
}
