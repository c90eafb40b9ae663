import { yesNo } from '@intranet/contract/formats'
import { holidayDay, holidayTypes } from '@intranet/contract/company/holiday-types'
import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { stateFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { holidays } from './holiday.entity.ts'

type Holiday = Outputs['holidays']['list']['dados'][number]

const columns: ListColumns<Holiday, 'holidays.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'data',
    header: 'Data',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => holidayDay(row.original),
  },
  { accessorKey: 'tipo', header: 'Tipo', meta: { card: 'extra', sort: true } },
  { accessorKey: 'uf', header: 'Estado', meta: { sort: true } },
  { accessorKey: 'municipios', header: 'Municípios', meta: { sort: true } },
  {
    accessorKey: 'recorrencia_anual',
    header: 'Recorrência anual',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => yesNo(row.original.recorrencia_anual),
  },
  statusColumn(),
]

const filters: FiltersOf<'holidays.list'> = [
  {
    key: 'tipo',
    label: 'Tipo',
    kind: 'choice',
    options: holidayTypes.map((tipo) => ({ value: tipo, label: tipo })),
  },
  stateFilter('uf'),
  { key: 'municipios', label: 'Município', kind: 'text' },
  { key: 'recorrencia_anual', label: 'Recorrência anual', kind: 'boolean', labels: ['Sim', 'Não'] },
  statusFilter,
]

export function HolidayListPage() {
  return <RecordListPage entity={holidays} columns={columns} filters={filters} />
}
