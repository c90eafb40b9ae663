import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { useProviderFilter, useDepartmentFilter } from '../structure-filters.ts'

type Sector = Outputs['sectors']['list']['dados'][number]

const columns: ListColumns<Sector, 'sectors.list'> = [
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
  const search = useTableSearch('sectors.list')
  const list = useList(trpc.sectors.list.queryOptions(search.input), search)
  return (
    <RecordListPage
      module="rh"
      base="/sectors"
      add="Novo setor"
      duplicates
      label="Setores"
      noun={['setor', 'setores']}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), useDepartmentFilter(), statusFilter]}
      name={({ nome }) => nome}
      calls={api.sectors}
      changed={trpc.sectors.pathFilter()}
    />
  )
}
