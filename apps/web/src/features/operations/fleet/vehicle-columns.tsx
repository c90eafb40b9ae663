import { formatNumber } from '@intranet/contract/formats'
import { vehicle } from '@intranet/contract/operations/vehicles'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { StateMark } from './state-mark.tsx'

export type VehicleRow = Outputs['vehicles']['list']['dados'][number]

const column = columnsOf(vehicle)

export const vehicleColumns: ListColumns<VehicleRow, 'vehicles.list'> = [
  column('placa', { card: 'main' }),
  column('modelo', {
    card: 'sub',
    cut: 'card',
    wraps: true,
    cell: (row: VehicleRow) => `${row.marca} ${row.modelo}`,
  }),
  column('ano_modelo', { hidden: true, numeric: false }),
  column('empresa', { cell: (row: VehicleRow) => <ProviderCell id={row.id_empresa} name={row.empresa} /> }),
  column('cidade'),
  column('tipo', { hidden: true }),
  column('propriedade'),
  column('motorista', { wraps: true }),
  column('km_atual', { cell: (row: VehicleRow) => formatNumber(row.km_atual) }),
  column('situacao', { card: 'extra', cell: (row: VehicleRow) => <StateMark state={row.situacao} /> }),
  column('ativo', { card: undefined }),
  createdColumn(),
]
