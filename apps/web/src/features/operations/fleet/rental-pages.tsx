import { fleet } from '@intranet/contract/messages/fleet'
import { wholeRental } from '@intranet/contract/operations/rental-schemas'
import { rental } from '@intranet/contract/operations/rentals'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { type Outputs } from '@/lib/trpc.ts'
import { RentalCompanyField, VehicleField } from './fleet-fields.tsx'
import { rentals } from './rental.entity.ts'

const Field = fieldOf(rental)

const fields = (
  <FormPanel>
    <Field name="id_locadora" as={RentalCompanyField} />
    <Field name="id_veiculo" as={VehicleField} />
    <Field name="contrato" />
    <Field name="valor_mensal" />
    <Field name="data_inicio" />
    <Field name="data_fim" />
    <Field name="franquia_km" />
    <Field name="valor_km_excedente" />
  </FormPanel>
)

export function RentalRegisterPage() {
  return (
    <RegisterPage entity={rentals} schema={wholeRental} blank={{ contrato: '' }}>
      {fields}
    </RegisterPage>
  )
}

export function RentalEditPage({ record }: { record: Outputs['vehicleRentals']['get'] }) {
  return (
    <EditPage
      entity={rentals}
      beside={record.contrato}
      schema={wholeRental}
      record={record}
      reads={record.situacao === 'encerrada' && fleet.closed}
    >
      {fields}
    </EditPage>
  )
}
