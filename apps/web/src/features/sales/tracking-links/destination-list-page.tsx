import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import { destinations } from './destination.entity.ts'

type Destination = Outputs['destinations']['list']['dados'][number]

const columns: ListColumns<Destination, 'destinations.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'url', header: 'Endereço', meta: { card: 'extra', sort: true } },
  statusColumn(),
  createdColumn(),
]

/** Where links lead: kept by superadmins, asked for by everybody else. */
export function DestinationListPage() {
  return <RecordListPage entity={destinations} columns={columns} filters={[statusFilter]} manages />
}
