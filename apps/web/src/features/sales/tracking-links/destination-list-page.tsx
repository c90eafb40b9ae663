import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Destination = Outputs['destinations']['list']['dados'][number]

const columns: ListColumns<Destination, 'destinations.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'url', header: 'Endereço', meta: { card: 'extra', sort: true } },
  statusColumn(),
  createdColumn(),
]

/** Where links lead: kept by superadmins, asked for by everybody else. */
export function DestinationListPage() {
  const search = useTableSearch('destinations.list')
  const list = useList(trpc.destinations.list.queryOptions(search.input), search)
  const records = useRecordActions<Destination>({
    base: '/marketing/destinations',
    name: ({ nome }) => nome,
    setActive: (input) => api.destinations.setActive.mutate(input),
    remove: (input) => api.destinations.remove.mutate(input),
    changed: trpc.destinations.pathFilter(),
  })
  return (
    <Page>
      <PageHead total={list.data?.total}>
        <AddLink to="/marketing/destinations/register">Novo destino</AddLink>
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Destinos"
          noun={['destino', 'destinos']}
          list={list}
          search={search}
          columns={columns}
          filters={[statusFilter]}
          records={records}
        />
      </PageSheet>
    </Page>
  )
}
