import { formatNumber } from '@intranet/contract/formats'
import { ownershipLabels, vehicleTypeLabels } from '@intranet/contract/operations/fleet-options'
import { createdColumn, statusColumn } from '@/components/records/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { StateMark } from './state-mark.tsx'

export type VehicleRow = Outputs['vehicles']['list']['dados'][number]

export const vehicleColumns: ListColumns<VehicleRow, 'vehicles.list'> = [
  { accessorKey: 'placa', header: 'Placa', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'modelo',
    header: 'Modelo',
    meta: { sort: true, card: 'sub', wraps: true },
    cell: ({ row: { original } }) => `${original.marca} ${original.modelo}`,
  },
  { accessorKey: 'ano_modelo', header: 'Ano', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => vehicleTypeLabels[row.original.tipo],
  },
  {
    accessorKey: 'propriedade',
    header: 'Propriedade',
    meta: { sort: true },
    cell: ({ row }) => ownershipLabels[row.original.propriedade],
  },
  { accessorKey: 'motorista', header: 'Motorista', meta: { sort: true, wraps: true } },
  {
    accessorKey: 'km_atual',
    header: 'KM',
    meta: { sort: true, numeric: true },
    cell: ({ row }) => formatNumber(row.original.km_atual),
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateMark state={row.original.situacao} />,
  },
  statusColumn({ onCards: false }),
  createdColumn(),
]
