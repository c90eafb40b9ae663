import type { Outputs } from '@/lib/trpc.ts'
import { type ChoiceFilter, operatorsOf, type FiltersOf } from './filter-definition.ts'
import { idIn } from './one-filter.ts'
import { ExportButton } from './export-button.tsx'
import type { ListColumns } from './list-column.ts'
import type { SearchOf } from './use-table-search.ts'
import { useTableSearch } from './use-table-search.ts'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
type Department = Outputs['departments']['list']['dados'][number]

export const columns: ListColumns<Department, 'departments.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { sort: true } },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: 'nome' } },
  // @ts-expect-error a column that no row has
  { accessorKey: 'nomes', header: 'Nome' },
  // @ts-expect-error an order that the list does not have
  { accessorKey: 'nome', header: 'Nome', meta: { sort: 'nomes' } },
  // @ts-expect-error nor by a column that is not sorted by
  { accessorKey: 'id_funcionario', header: 'Responsável', meta: { sort: true } },
]

export const filters: FiltersOf<'departments.list'> = [
  { key: 'ativo', label: 'Status', kind: 'boolean' },
  // @ts-expect-error a filter that the list does not take
  { key: 'status', label: 'Status', kind: 'boolean' },
]

export const leadFilters: FiltersOf<'leads.list'> = [
  { key: 'id_vendedor', label: 'Vendedor', kind: 'text' },
  // @ts-expect-error of leads likewise
  { key: 'vendedor_id', label: 'Vendedor', kind: 'text' },
]

export function Refused({ search }: { search: SearchOf<'departments.list'> }) {
  // @ts-expect-error a list that is none
  useTableSearch('departments.lists')
  // @ts-expect-error a filter from the start that the list does not take
  useTableSearch('departments.list', { status: true })
  // @ts-expect-error a filter that is set
  search.setFilter('status', true)
  // @ts-expect-error an order that is set
  search.toggleSort('status')
  // @ts-expect-error an export of no procedure
  return <ExportButton procedure="departments.export" input={search.input} />
}

// @ts-expect-error a choice may be of several values: `chosenIn` reads one and several
export const { _eq } = operatorsOf({ _in: [1] })
const choice: ChoiceFilter<'id_empresa'> = {
  key: 'id_empresa',
  label: 'Provedor',
  kind: 'choice',
  options: [],
}
// @ts-expect-error a report is asked for one record: its filter is one of a choice
export const id = idIn(choice, {})
