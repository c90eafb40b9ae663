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
import { stateFilter, useProviderFilter } from '../structure-filters.ts'

type City = Outputs['cities']['list']['dados'][number]

const columns: ListColumns<City, 'cities.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'uf', header: 'Estado', meta: { card: 'extra', sort: true } },
  { accessorKey: 'id_ibge', header: 'Código IBGE', meta: { sort: true, numeric: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  statusColumn(),
]

export function CityListPage() {
  const search = useTableSearch('cities.list')
  const list = useList(trpc.cities.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'configuracao', 'manage')
  const records = useRecordActions<City>({
    base: '/cities',
    duplicates: true,
    name: ({ nome, uf }) => `${nome} (${uf})`,
    setActive: (input) => api.cities.setActive.mutate(input),
    remove: (input) => api.cities.remove.mutate(input),
    changed: trpc.cities.pathFilter(),
  })
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {manages && <AddLink to="/cities/register">Nova cidade</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Cidades"
          noun={['cidade', 'cidades']}
          list={list}
          search={search}
          columns={columns}
          filters={[stateFilter('uf'), useProviderFilter(), statusFilter]}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
