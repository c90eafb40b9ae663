import { BulkBar } from '@/components/table/bulk-bar.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumn, ListResult } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSelection } from '@/components/table/use-selection.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { ListTable } from './list-table.tsx'
import type { RecordActions } from './use-record-actions.ts'

interface RecordTableProps<Row extends object, K extends string, S extends string> {
  /** What the rows are called: the entity. */
  entity: { label: string; noun: readonly [one: string, many: string] }
  list: ListResult<Row>
  search: TableSearch<K, S>
  columns: ListColumn<Row, NoInfer<S>>[]
  filters: FilterDefinition<NoInfer<K>>[]
  /** Only for whoever may write: without it there is no tick and no menu. */
  records?: RecordActions<Row>
  /** What others may do to a row. */
  actions?: (row: Row) => RowAction[]
}

/** The list of an entity: its rows with what may be done to each, and the bar for the ticked ones. */
export function RecordTable<Row extends object, K extends string, S extends string>(
  props: RecordTableProps<Row, K, S>,
) {
  const { entity, records, actions, ...table } = props
  const selection = useSelection(table.list, table.search)
  return (
    <>
      <ListTable
        {...table}
        label={entity.label}
        placeholder={`Buscar ${entity.noun[0]}`}
        selection={records && selection}
        actions={records?.actions ?? actions}
      />
      {records && (
        <BulkBar
          selection={selection}
          noun={entity.noun}
          onActivate={(ids) => records.switchMany({ ids, ativo: true })}
          onInactivate={(ids) => records.switchMany({ ids, ativo: false })}
        />
      )}
    </>
  )
}
