import { formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { trpc } from '@/lib/trpc.ts'

/** Vehicles that are assigned to the person or that they reserved. */
export function OwnVehicleField<Values extends object = never>(props: FieldProps<Values>) {
  const { data = [] } = useQuery(trpc.vehicleRequests.vehicles.queryOptions())
  const options = data.map(({ id, placa, modelo, km_atual }) => ({
    value: id,
    label: `${placa} · ${modelo}`,
    note: `${formatNumber(km_atual)} km`,
  }))
  return (
    <SelectField<Values>
      {...props}
      options={options}
      noResults="Nenhum veículo está vinculado a você ou foi reservado por você."
    />
  )
}
