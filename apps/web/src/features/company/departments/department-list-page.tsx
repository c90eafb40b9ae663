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
import { useProviderFilter } from '../structure-filters.ts'

type Department = Outputs['departments']['list']['dados'][number]

const columns: ListColumn<Department>[] = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  statusColumn(),
  createdColumn(),
]

export function DepartmentListPage() {
  const search = useTableSearch()
  const list = useList(trpc.departments.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'rh', 'manage')
  const records = useRecordActions<Department>({
    base: '/departments',
    duplicates: true,
    name: ({ nome }) => nome,
    setActive: (input) => api.departments.setActive.mutate(input),
    remove: (input) => api.departments.remove.mutate(input),
    changed: trpc.departments.pathFilter(),
  })
  return (
    <Page>
      <PageHead title="DEPARTAMENTOS" total={list.data?.total}>
        {manages && <AddLink to="/departments/register">Novo departamento</AddLink>}
      </PageHead>
      <CompanySpine />
      <PageSheet>
        <RecordTable
          procedure="departments.list"
          label="Departamentos"
          noun={['departamento', 'departamentos']}
          list={list}
          search={search}
          columns={columns}
          filters={[useProviderFilter(), statusFilter]}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
