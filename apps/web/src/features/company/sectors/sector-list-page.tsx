import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'
import { CompanySpine } from '../company-spine.tsx'
import { ProviderCell } from '../provider-cell.tsx'
import { useDepartmentFilter, useProviderFilter } from '../structure-filters.ts'

type Sector = Outputs['sectors']['list']['dados'][number]

const columns: ListColumn<Sector>[] = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { card: 'extra', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

export function SectorListPage() {
  const search = useTableSearch()
  const list = useList(trpc.sectors.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'rh', 'manage')
  const records = useRecordActions<Sector>({
    base: '/sectors',
    duplicates: true,
    name: ({ nome }) => nome,
    setActive: (input) => api.sectors.setActive.mutate(input),
    remove: (input) => api.sectors.remove.mutate(input),
    changed: trpc.sectors.pathFilter(),
  })
  return (
    <Page>
      <PageHead title="SETORES" total={list.data?.total}>
        {manages && <AddLink to="/sectors/register">Novo setor</AddLink>}
      </PageHead>
      <CompanySpine />
      <PageSheet>
        <RecordTable
          procedure="sectors.list"
          label="Setores"
          noun={['setor', 'setores']}
          list={list}
          search={search}
          columns={columns}
          filters={[useProviderFilter(), useDepartmentFilter(), statusFilter]}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
