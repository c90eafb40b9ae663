import { BulkBar } from '@/components/table/bulk-bar.tsx'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { Filters } from '@/components/table/filters.tsx'
import type { ListColumn, ListResult } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import type { ListedRecord, RecordActions } from './use-record-actions.ts'

interface RecordTableProps<Row extends ListedRecord, K extends string, S extends string> {
  label: string
  noun: [one: string, many: string]
  list: ListResult<Row>
  search: TableSearch<K, S>
  columns: ListColumn<Row, NoInfer<S>>[]
  filters: FilterDefinition<NoInfer<K>>[]
  /** Only for whoever may write: without it there is no tick and no menu. */
  records?: RecordActions<Row>
  /** What others may do to a row. */
  actions?: (row: Row) => RowAction[]
}

/** Search, filters, columns, export, the rows with their actions, and the bar for the ticked ones. */
export function RecordTable<Row extends ListedRecord, K extends string, S extends string>(
  props: RecordTableProps<Row, K, S>,
) {
  const { label, noun, list, search, columns, filters, records, actions } = props
  const choice = useColumnChoice(search.procedure, columns)
  const selection = useSelection(list, search)
  return (
    <>
      <Toolbar
        end={
          <>
            <ColumnChooser choice={choice} />
            <ExportButton procedure={search.procedure} input={search.input} columns={choice.columns} />
          </>
        }
      >
        <SearchBox search={search} placeholder={`Buscar ${noun[0]}`} />
        <Filters search={search} filters={filters} />
      </Toolbar>
      <DataTable
        label={label}
        columns={choice.columns}
        list={list}
        search={search}
        selection={records && selection}
        actions={records?.actions ?? actions}
      >
        <Pagination search={search} total={list.data?.total} />
      </DataTable>
      {records && (
        <BulkBar
          selection={selection}
          noun={noun}
          onActivate={(ids) => records.switchMany({ ids, ativo: true })}
          onInactivate={(ids) => records.switchMany({ ids, ativo: false })}
        />
      )}
    </>
  )
}
