import { yearChoices } from '@intranet/contract/formats'
import { vehicleFields } from '@intranet/contract/operations/vehicle-schemas'
import { vehicle } from '@intranet/contract/operations/vehicles'
import type * as z from 'zod'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredImageField } from '@/components/form/stored-image-field.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { RentalCompanyField } from './fleet-fields.tsx'
import { vehicles } from './vehicle.entity.ts'

type VehicleValues = z.input<typeof vehicleFields>

const Field = fieldOf(vehicle)

const years = yearChoices(new Date()).map((value) => ({ value, label: String(value) }))

const YearField = <Values extends object = never>(props: FieldProps<Values>) => (
  <SelectField<Values> {...props} options={years} />
)

const CompanyWhenRented = () =>
  useValue<VehicleValues>()('propriedade') === 'locado' ? (
    <Field name="id_locadora" as={RentalCompanyField} />
  ) : null

/** A registered vehicle is switched on and off by managers alone. */
export function VehicleFields({ switchable = true }: { switchable?: boolean }) {
  return (
    <>
      <FormPanel title="Veículo">
        <Field name="placa" placeholder="ABC1D23" />
        <Field name="renavam" />
        <Field name="marca" />
        <Field name="modelo" />
        <Field name="ano_fabricacao" as={YearField} />
        <Field name="ano_modelo" as={YearField} />
        <Field name="tipo" searched />
        <Field name="combustivel" searched />
        <Field name="cor" />
        <Field name="chassi" />
        <Field name="lugares" />
        <Field name="categoria_exigida" searched />
      </FormPanel>
      <FormPanel title="Onde fica">
        <Field name="id_empresa" as={ProviderField} />
        <Field name="id_cidade" as={CityField} />
        <Field name="propriedade" searched />
        <CompanyWhenRented />
      </FormPanel>
      <FormPanel title="Quilometragem e vencimentos">
        <Field name="km_atual" />
        <Field name="vencimento_licenciamento" />
        <Field name="vencimento_seguro" />
        <Field name="proxima_revisao_data" />
        <Field name="proxima_revisao_km" />
        <Field name="foto" as={StoredImageField<AnyValues>} camera />
        <Field
          name="ativo"
          disabled={!switchable}
          hint={switchable ? undefined : 'Quem gerencia a frota ativa e inativa o veículo.'}
        />
      </FormPanel>
    </>
  )
}

export function VehicleRegisterPage() {
  return (
    <RegisterPage
      entity={vehicles}
      schema={vehicleFields}
      blank={{
        placa: '',
        renavam: '',
        marca: '',
        modelo: '',
        lugares: 5,
        km_atual: 0,
        propriedade: 'proprio',
        categoria_exigida: 'B',
        ativo: false,
      }}
    >
      <VehicleFields />
    </RegisterPage>
  )
}
