import { drivingCategories } from '@intranet/contract/operations/fleet-options'
import { driverEditFields, driverSchemas } from '@intranet/contract/operations/driver-schemas'
import { driver } from '@intranet/contract/operations/drivers'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import type { colleagues } from '@/features/company/colleagues.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { drivers } from './driver.entity.ts'
import { FleetEditPage } from './fleet-edit-page.tsx'

const Field = fieldOf(driver)

const people: typeof colleagues = (input) => trpc.drivers.people.queryOptions(input)

const licenceFields = (
  <>
    <Field name="cnh_numero" />
    <Field name="cnh_categoria" searched />
    <Field name="cnh_validade" />
    <Field name="cnh_arquivo" />
    <Field name="ativo" />
  </>
)

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
      beside={person?.nome ?? null}
      schema={driverSchemas.fields}
      blank={{
        id_usuario: person?.id,
        cnh_numero: person?.cnh_numero ?? '',
        cnh_categoria: category,
        ativo: false,
      }}
    >
      <FormPanel>
        <Field name="id_usuario" as={PersonField<AnyValues>} from={people} current={person} wide />
        {licenceFields}
      </FormPanel>
    </RegisterPage>
  )
}

export function DriverEditPage({ record }: { record: Outputs['drivers']['get'] }) {
  return (
    <FleetEditPage
      entity={drivers}
      beside={null}
      heading={record.motorista ?? undefined}
      schema={driverEditFields}
      record={record}
    >
      {licenceFields}
    </FleetEditPage>
  )
}
