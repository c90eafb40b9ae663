/** Selectors of the fleet's forms. */
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { trpc } from '@/lib/trpc.ts'

export function VehicleField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.vehicles.options.queryOptions({ incluir }))
  const options = data.map(({ id, placa, modelo, km_atual }) => ({
    value: id,
    label: `${placa} · ${modelo}`,
    note: `${formatNumber(km_atual)} km`,
  }))
  return <SelectField<Values> {...props} options={options} />
}

export function DriverField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.drivers.options.queryOptions({ incluir }))
  const options = data.map(({ id, nome, cnh_categoria, cnh_validade }) => ({
    value: id,
    label: nome ?? '',
    note: `CNH ${cnh_categoria} até ${formatDate(cnh_validade)}`,
  }))
  return <SelectField<Values> {...props} options={options} />
}

export function RentalCompanyField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.rentalCompanies.options.queryOptions({ incluir }))
  return <SelectField<Values> {...props} options={data.map(({ id, nome }) => ({ value: id, label: nome }))} />
}
