import { rentalFields, wholeRental } from '@intranet/contract/operations/rentals'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { type Outputs } from '@/lib/trpc.ts'
import { RentalCompanyField, VehicleField } from './fleet-fields.tsx'
import { rentals } from './rental.entity.ts'

type Values = z.input<typeof rentalFields>

const fields = (
  <FormPanel>
    <RentalCompanyField<Values> name="id_locadora" label="Locadora" />
    <VehicleField<Values> name="id_veiculo" label="Veículo" />
    <TextField<Values> name="contrato" label="Contrato" />
    <MoneyField<Values> name="valor_mensal" label="Valor mensal" />
    <DateField<Values> name="data_inicio" label="Início" />
    <DateField<Values> name="data_fim" label="Fim" />
    <NumberField<Values> name="franquia_km" label="Franquia (km por mês)" />
    <MoneyField<Values> name="valor_km_excedente" label="Valor do km excedente" />
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
    <EditPage entity={rentals} schema={wholeRental} record={record}>
      {fields}
    </EditPage>
  )
}
