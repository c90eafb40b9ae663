import { destination } from '@intranet/contract/sales/destinations'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { destinations } from './destination.entity.ts'

type Destination = Outputs['destinations']['list']['dados'][number]

const column = columnsOf(destination)

const columns: ListColumns<Destination, 'destinations.list'> = [
  column('nome', { card: 'main' }),
  column('url', { card: 'extra', cut: true }),
  column('ativo'),
  createdColumn(),
]

/** Where links lead: kept by superadmins, asked for by everybody else. */
export function DestinationListPage() {
  return <RecordListPage entity={destinations} columns={columns} filters={[statusFilter]} manages />
}
