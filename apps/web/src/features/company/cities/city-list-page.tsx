import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { stateFilter, useProviderFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { cities } from './city.entity.ts'

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
  return (
    <RecordListPage
      entity={cities}
      columns={columns}
      filters={[stateFilter('uf'), useProviderFilter(), statusFilter]}
    />
  )
}
