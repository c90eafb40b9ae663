import { Suspense, type ComponentType, type ReactNode } from 'react'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { AskedRows, ListColumn } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useOpened } from '@/lib/use-opened.ts'

interface QueuePageProps<Row extends { id: number }, K extends string, S extends string> {
  /** What the rows are: "Ativações". */
  label: string
  placeholder?: string
  list: AskedRows<Row> & { search: TableSearch<K, S> }
  columns: ListColumn<Row, NoInfer<S>>[]
  filters: FilterDefinition<NoInfer<K>>[]
  /** The entry of a row's menu that opens its sheet. */
  opens: (row: Row) => Pick<RowAction, 'label' | 'icon'>
  /** The entries after it. */
  actions?: (row: Row) => RowAction[]
  sheet: ComponentType<{ id: number; onClose: () => void }>
  /** Buttons of the head. */
  tools?: ReactNode
  /** In place of the table. */
  children?: ReactNode
}

/** A queue of the desk: its list, and beside it the sheet of the row that the address names (`?ver=`). */
export function QueuePage<Row extends { id: number }, K extends string, S extends string>(
  props: QueuePageProps<Row, K, S>,
) {
  const { label, placeholder = 'Buscar cliente, contrato ou código', columns, filters } = props
  const { list, opens, actions, sheet: OpenedSheet, tools, children } = props
  const { ver, open } = useOpened()
  return (
    <ListPage
      head={children ? { total: undefined } : undefined}
      tools={tools}
      label={label}
      placeholder={placeholder}
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => [
        { ...opens(row), onSelect: () => open(row.id), opens: true },
        ...(actions?.(row) ?? []),
      ]}
    >
      {(rows) => (
        <>
          {children || rows}
          {ver !== undefined && (
            <Suspense>
              <OpenedSheet key={ver} id={ver} onClose={() => open(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </ListPage>
  )
}
