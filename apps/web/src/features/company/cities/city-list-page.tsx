import { city } from '@intranet/contract/company/city'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderCell } from '../provider-cell.tsx'
import { stateFilter, useProviderFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { cities } from './city.entity.ts'

type City = Outputs['cities']['list']['dados'][number]

const column = columnsOf(city)

const columns: ListColumns<City, 'cities.list'> = [
  column('nome', { card: 'main' }),
  column('uf', { card: 'extra' }),
  column('id_ibge', { numeric: true }),
  column('empresa', { cell: (row: City) => <ProviderCell id={row.id_empresa} name={row.empresa} /> }),
  column('ativo'),
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
