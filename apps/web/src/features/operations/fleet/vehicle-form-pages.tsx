import { yearChoices } from '@intranet/contract/formats'
import { fuelLabels, ownershipLabels, vehicleTypeLabels } from '@intranet/contract/operations/fleet-options'
import { vehicleFields } from '@intranet/contract/operations/vehicles'
import { cnhTypes } from '@intranet/contract/personal-options'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredImageField } from '@/components/form/stored-image-field.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { RegisterPage } from '@/components/records/record-pages.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { RentalCompanyField } from './fleet-fields.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { vehicles } from './vehicle.entity.ts'

type Values = z.input<typeof vehicleFields>

const years = yearChoices(new Date()).map((value) => ({ value, label: String(value) }))
const categories = cnhTypes.map((value) => ({ value, label: value }))

function CompanyWhenRented() {
  return useWatch({ name: 'propriedade' }) === 'locado' ? (
    <RentalCompanyField<Values> name="id_locadora" label="Locadora" />
  ) : null
}

export function VehicleFields() {
  return (
    <>
      <FormPanel title="Veículo">
        <TextField<Values> name="placa" label="Placa" placeholder="ABC1D23" />
        <TextField<Values> name="renavam" label="Renavam" />
        <TextField<Values> name="marca" label="Marca" />
        <TextField<Values> name="modelo" label="Modelo" />
        <SelectField<Values> name="ano_fabricacao" label="Ano de fabricação" options={years} />
        <SelectField<Values> name="ano_modelo" label="Ano do modelo" options={years} />
        <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(vehicleTypeLabels)} />
        <SelectField<Values> name="combustivel" label="Combustível" options={optionsOf(fuelLabels)} />
        <TextField<Values> name="cor" label="Cor" />
        <TextField<Values> name="chassi" label="Chassi" />
        <NumberField<Values> name="lugares" label="Lugares" />
        <SelectField<Values> name="categoria_exigida" label="Categoria de CNH exigida" options={categories} />
      </FormPanel>
      <FormPanel title="Onde fica">
        <ProviderField<Values> name="id_empresa" label="Provedor" />
        <CityField<Values> name="id_cidade" label="Cidade" />
        <SelectField<Values> name="propriedade" label="Propriedade" options={optionsOf(ownershipLabels)} />
        <CompanyWhenRented />
      </FormPanel>
      <FormPanel title="Quilometragem e vencimentos">
        <NumberField<Values> name="km_atual" label="Quilometragem" />
        <DateField<Values> name="vencimento_licenciamento" label="Licenciamento até" />
        <DateField<Values> name="vencimento_seguro" label="Seguro até" />
        <DateField<Values> name="proxima_revisao_data" label="Próxima revisão em" />
        <NumberField<Values> name="proxima_revisao_km" label="Próxima revisão (km)" />
        <StoredImageField<Values> name="foto" label="Foto" />
        <ToggleField<Values> name="ativo" label="Status" />
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
        ativo: true,
      }}
    >
      <VehicleFields />
    </RegisterPage>
  )
}
