import { fuelEditFields, fuelFields } from '@intranet/contract/operations/fuel'
import type * as z from 'zod'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { DecimalTextField } from '@/components/form/decimal-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { VehicleField } from './fleet-fields.tsx'
import { fuels } from './fuel.entity.ts'
import { useOdometer } from './use-odometer.ts'

type Values = z.input<typeof fuelFields>

function Fields() {
  return (
    <>
      <DateTimeField<Values> name="data" label="Data e hora" />
      <NumberField<Values> name="km" label="KM" />
      <DecimalTextField<Values> name="litros" label="Litros" places={3} placeholder="42,5" />
      <MoneyField<Values> name="valor" label="Valor" />
      <TextField<Values> name="posto" label="Posto" />
      <StoredFileField<Values> name="comprovante" label="Comprovante" removable />
    </>
  )
}

export function FuelRegisterPage() {
  const read = useOdometer()
  return (
    <RegisterPage
      entity={fuels}
      schema={fuelFields}
      blank={{ litros: '' }}
      create={({ objects }) =>
        read((confirmar) =>
          api.fuels.create.mutate({ objects: objects.map((one) => ({ ...one, confirmar })) }),
        )
      }
    >
      <FormPanel>
        <VehicleField<Values> name="id_veiculo" label="Veículo" />
        <Fields />
      </FormPanel>
    </RegisterPage>
  )
}

export function FuelEditPage({ record }: { record: Outputs['fuels']['get'] }) {
  const read = useOdometer()
  return (
    <EditPage
      entity={fuels}
      schema={fuelEditFields}
      record={record}
      update={(input) => read((confirmar) => api.fuels.update.mutate({ ...input, confirmar }))}
    >
      <FormPanel>
        <Fields />
      </FormPanel>
    </EditPage>
  )
}
