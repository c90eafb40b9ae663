import { fuel } from '@intranet/contract/operations/fuel'
import { fuelEditFields, fuelFields } from '@intranet/contract/operations/fuel-schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { VehicleField } from './fleet-fields.tsx'
import { FleetEditPage } from './fleet-edit-page.tsx'
import { fuels } from './fuel.entity.ts'
import { useOdometer } from './use-odometer.ts'

const Field = fieldOf(fuel)

const fields = (
  <>
    <Field name="data" />
    <Field name="km" />
    <Field name="litros" placeholder="Ex.: 42,5" />
    <Field name="valor" />
    <Field name="tanque_cheio" />
    <Field name="posto" />
    <Field name="cupom" />
    <Field name="comprovante" />
  </>
)

export function FuelRegisterPage() {
  const read = useOdometer()
  return (
    <RegisterPage
      entity={fuels}
      schema={fuelFields}
      blank={{ litros: '', tanque_cheio: true }}
      create={({ objects }) =>
        read((confirmar) =>
          api.fuels.create.mutate({ objects: objects.map((one) => ({ ...one, confirmar })) }),
        )
      }
    >
      <FormPanel>
        <Field name="id_veiculo" as={VehicleField} />
        {fields}
      </FormPanel>
    </RegisterPage>
  )
}

export function FuelEditPage({ record }: { record: Outputs['fuels']['get'] }) {
  const read = useOdometer()
  return (
    <FleetEditPage
      entity={fuels}
      heading={`Abastecimento de ${record.placa}`}
      beside={null}
      schema={fuelEditFields}
      record={record}
      update={(input) => read((confirmar) => api.fuels.update.mutate({ ...input, confirmar }))}
    >
      {fields}
    </FleetEditPage>
  )
}
