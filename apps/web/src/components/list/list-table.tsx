import type { ReactNode } from 'react'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { SheetFilters } from '@/components/table/filter-sheet.tsx'
import { Filters } from '@/components/table/filters.tsx'
import type { AskedRows, ListColumn } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import type { Selection } from '@/components/table/use-selection.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { EmptyRows } from './empty-rows.tsx'
import { ViewMenu } from './view-menu.tsx'

export interface ListTableProps<Row extends object, K extends string, S extends string> {
  /** What the rows are: "Funcionários". */
  label: string
  /** "Buscar funcionário" */
  placeholder: string
  list: AskedRows<Row>
  search: TableSearch<K, S>
  columns: ListColumn<Row, NoInfer<S>>[]
  filters: FilterDefinition<NoInfer<K>>[]
  /** What the screen filters by besides, above the list: on phones a part of its sheet. */
  more?: SheetFilters
  /** The menu at a row's end. */
  actions?: (row: Row) => RowAction[]
  /** With it each row has a tick. */
  selection?: Selection
  /** False where the server exports no file of it. */
  exported?: boolean
  /** What is missing where the list is empty, if the label cannot say it: "registros de segurança". */
  what?: string
  empty?: ReactNode
}

/** A label within a sentence; names and letters keep their capitals. */
const withinText = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1) : label

/** A list: search, filters, columns and export above it, its pages below. With `RecordTable` rows are switched too. */
export function ListTable<Row extends object, K extends string, S extends string>(
  props: ListTableProps<Row, K, S>,
) {
  const { label, placeholder, list, search, columns, filters, more, exported = true } = props
  const { actions, selection, empty, what } = props
  const choice = useColumnChoice(search.procedure, columns)
  const table = useListTable({ columns, list, search, selection, choice })
  return (
    <>
      <Toolbar
        end={
          <>
            <ViewMenu lista={search.procedure} choice={choice} />
            <ColumnChooser table={table} choice={choice} />
            {exported && <ExportButton procedure={search.procedure} input={list.asked} table={table} />}
          </>
        }
      >
        <SearchBox search={search} placeholder={placeholder} />
        <Filters search={search} filters={filters} more={more} />
      </Toolbar>
      <DataTable
        label={label}
        table={table}
        list={list}
        search={search}
        filters={filters}
        actions={actions}
        empty={empty ?? <EmptyRows what={what ?? withinText(label)} />}
      >
        <Pagination table={table} />
      </DataTable>
    </>
  )
}
