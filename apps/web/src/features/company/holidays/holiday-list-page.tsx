import { holiday, holidayDay, holidayTypeNames } from '@intranet/contract/company/holiday'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { stateFilter } from '../structure-filters.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { holidays } from './holiday.entity.ts'

type Holiday = Outputs['holidays']['list']['dados'][number]

const column = columnsOf(holiday)

const columns: ListColumns<Holiday, 'holidays.list'> = [
  column('nome', { card: 'main' }),
  column('data', { card: 'extra', cell: (row: Holiday) => holidayDay(row) }),
  column('tipo', { card: 'extra' }),
  column('uf'),
  column('municipios'),
  column('recorrencia_anual', { hidden: true }),
  column('ativo'),
]

const filters: FiltersOf<'holidays.list'> = [
  {
    key: 'tipo',
    label: 'Tipo',
    kind: 'choice',
    options: optionsOf(holidayTypeNames),
  },
  stateFilter('uf'),
  { key: 'municipios', label: 'Município', kind: 'text' },
  { key: 'recorrencia_anual', label: 'Recorrência anual', kind: 'boolean', labels: ['Sim', 'Não'] },
  statusFilter,
]

export function HolidayListPage() {
  return <RecordListPage entity={holidays} columns={columns} filters={filters} />
}
