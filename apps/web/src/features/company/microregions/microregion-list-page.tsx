import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/records/add-link.tsx'
import { statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter } from '../structure-filters.ts'

type Microregion = Outputs['microregions']['list']['dados'][number]

const columns: ListColumns<Microregion, 'microregions.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'total_cidades', header: 'Cidades', meta: { sort: true, numeric: true } },
  statusColumn(),
]

export function MicroregionListPage() {
  const search = useTableSearch('microregions.list')
  const list = useList(trpc.microregions.list.queryOptions(search.input), search)
  const session = useSession()
  const manages = can(session, 'configuracao', 'manage')
  const providerFilter = useProviderFilter(session !== null)
  const filters = session ? [providerFilter, statusFilter] : [statusFilter]
  const records = useRecordActions<Microregion>({
    base: '/microrregions',
    name: ({ nome }) => nome,
    setActive: (input) => api.microregions.setActive.mutate(input),
    remove: (input) => api.microregions.remove.mutate(input),
    changed: trpc.microregions.pathFilter(),
  })
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {manages && <AddLink to="/microrregions/register">Nova microrregião</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Microrregiões"
          noun={['microrregião', 'microrregiões']}
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
