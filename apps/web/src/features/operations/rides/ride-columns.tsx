import { formatDate, formatDateTime } from '@intranet/contract/formats'
import type { ListColumn, ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PassengerStateMark, RideStateMark } from './ride-marks.tsx'

export type RideRow = Outputs['rides']['mine']['dados'][number]
export type AskedRow = Outputs['rides']['asked']['dados'][number]
export type ManagedRow = Outputs['rides']['list']['dados'][number]

/** "Florianópolis → Tubarão" names a ride. */
export const routeOf = ({
  cidade_origem,
  cidade_destino,
}: Pick<RideRow, 'cidade_origem' | 'cidade_destino'>) => `${cidade_origem} → ${cidade_destino}`

/** Where a ride goes; on a phone's card also from where. */
const destination = (from: string, to: string) => (
  <>
    <span className="sm:hidden">{from} → </span>
    {to}
  </>
)

/** Of one's own rides, and of all of them. */
const shared = <Row extends RideRow>(): ListColumn<Row>[] => [
  {
    id: 'partida',
    header: 'Data',
    meta: { sort: true, card: 'main', called: routeOf, opens: true },
    cell: ({ row }) => formatDate(row.original.data),
  },
  { id: 'hora', header: 'Hora', meta: { exported: [], card: 'sub' }, cell: ({ row }) => row.original.hora },
  {
    id: 'cidade_origem',
    header: 'Origem',
    meta: { sort: true },
    cell: ({ row }) => `${row.original.cidade_origem}/${row.original.uf_origem}`,
  },
  {
    id: 'cidade_destino',
    header: 'Destino',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) =>
      destination(
        `${original.cidade_origem}/${original.uf_origem}`,
        `${original.cidade_destino}/${original.uf_destino}`,
      ),
  },
  {
    id: 'vagas',
    header: 'Vagas',
    meta: { sort: true, numeric: true, exported: ['vagas', 'ocupadas'] },
    cell: ({ row }) => `${row.original.ocupadas}/${row.original.vagas}`,
  },
  {
    id: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <RideStateMark state={row.original.situacao} />,
  },
  {
    id: 'pendentes',
    header: 'Pendentes',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) =>
      row.original.pendentes > 0 && <Badge variant="warning">{row.original.pendentes} a responder</Badge>,
  },
]

export const rideColumns = shared<RideRow>() as ListColumns<RideRow, 'rides.mine'>
export const managedColumns = [
  ...shared<ManagedRow>(),
  { accessorKey: 'motorista', header: 'Motorista', meta: { exported: [], card: 'extra' } },
] as ListColumns<ManagedRow, 'rides.list'>

export const askedColumns: ListColumns<AskedRow, 'rides.asked'> = [
  {
    accessorKey: 'partida',
    header: 'Data',
    meta: { sort: true, card: 'main', called: routeOf, opens: true },
    cell: ({ row }) => formatDateTime(row.original.partida),
  },
  { accessorKey: 'cidade_origem', header: 'Origem', meta: { sort: true } },
  {
    accessorKey: 'cidade_destino',
    header: 'Destino',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) => destination(original.cidade_origem, original.cidade_destino),
  },
  { accessorKey: 'motorista', header: 'Motorista', meta: { sort: true, card: 'extra' } },
  { accessorKey: 'lugares', header: 'Lugares', meta: { sort: true, numeric: true } },
  {
    accessorKey: 'situacao',
    header: 'Meu pedido',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <PassengerStateMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'carona_situacao',
    header: 'Carona',
    meta: { sort: true },
    cell: ({ row }) => <RideStateMark state={row.original.carona_situacao} />,
  },
]
