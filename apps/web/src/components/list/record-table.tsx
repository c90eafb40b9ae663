import { Suspense } from 'react'
import { BulkBar } from '@/components/table/bulk-bar.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { AskedRows, ListColumn } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSelection } from '@/components/table/use-selection.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import type { Entity } from '@/components/records/entity.ts'
import type { Listed } from '@/components/records/entity-calls.ts'
import { ListTable } from './list-table.tsx'
import type { RecordActions } from './use-record-actions.ts'
import { useSeenRows } from './use-seen-rows.ts'

const BulkEdit = lazyPart(() => import('./bulk-edit.tsx'))

export interface RecordTableProps<Row extends object, K extends string, S extends string> {
  /** What the rows are called: the entity. */
  entity: Pick<Entity<Listed>, 'label' | 'noun' | 'bulk' | 'switchOff'> & { name?(row: NoInfer<Row>): string }
  list: AskedRows<Row>
  search: TableSearch<K, S>
  columns: ListColumn<Row, NoInfer<S>>[]
  filters: FilterDefinition<NoInfer<K>>[]
  /** Only for the one who may write: without it there is no tick and no menu. */
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
  const seen = useSeenRows(table.list.data?.dados, entity)
  return (
    <>
      <ListTable
        {...table}
        label={entity.label}
        what={entity.noun[1]}
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
          switchOff={entity.switchOff}
        >
          {entity.bulk && records.readAgain && (
            <Suspense>
              <BulkEdit
                load={entity.bulk}
                noun={entity.noun}
                selection={selection}
                seen={seen}
                readAgain={records.readAgain}
              />
            </Suspense>
          )}
        </BulkBar>
      )}
    </>
  )
}
