import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter } from '../structure-filters.ts'

type Department = Outputs['departments']['list']['dados'][number]

const columns: ListColumns<Department, 'departments.list'> = [
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
  const search = useTableSearch('departments.list')
  const list = useList(trpc.departments.list.queryOptions(search.input), search)
  return (
    <RecordListPage
      module="rh"
      base="/departments"
      add="Novo departamento"
      duplicates
      label="Departamentos"
      noun={['departamento', 'departamentos']}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), statusFilter]}
      name={({ nome }) => nome}
      calls={api.departments}
      changed={trpc.departments.pathFilter()}
    />
  )
}
