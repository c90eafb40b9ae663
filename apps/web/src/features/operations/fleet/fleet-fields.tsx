/** Selectors of the fleet's forms. */
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import { vehicleStateLabels } from '@intranet/contract/operations/fleet-options'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'

export function VehicleField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data } = useQuery(trpc.vehicles.options.queryOptions({ incluir }))
  return <SelectField<Values> {...props} options={vehicleChoices(data)} />
}

/** Those that are gone are offered as well: a fine may arrive after that. */
export function FineVehicleField<Values extends object = never>(props: FieldProps<Values>) {
  const { data } = useQuery(trpc.fines.vehicles.queryOptions())
  return <SelectField<Values> {...props} options={vehicleChoices(data)} />
}

const vehicleChoices = (vehicles: Outputs['vehicles']['options'] = []) =>
  vehicles.map(({ id, placa, modelo, km_atual, situacao }) => ({
    value: id,
    label: `${placa} · ${modelo}`,
    note: situacao === 'baixado' ? vehicleStateLabels.baixado : `${formatNumber(km_atual)} km`,
  }))

export function DriverField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data } = useQuery(trpc.drivers.options.queryOptions({ incluir }))
  return <SelectField<Values> {...props} options={driverChoices(data)} />
}

/** Those who left are offered as well. */
export function FineDriverField<Values extends object = never>(props: FieldProps<Values>) {
  const { data } = useQuery(trpc.fines.drivers.queryOptions())
  return <SelectField<Values> {...props} options={driverChoices(data)} />
}

const driverChoices = (drivers: Outputs['drivers']['options'] = []) =>
  drivers.map(({ id, nome, cnh_categoria, cnh_validade }) => ({
    value: id,
    label: nome ?? '',
    note: `CNH ${cnh_categoria} até ${formatDate(cnh_validade)}`,
  }))

export function RentalCompanyField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.rentalCompanies.options.queryOptions({ incluir }))
  return <SelectField<Values> {...props} options={namedOptions(data)} />
}
