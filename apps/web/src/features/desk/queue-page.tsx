import { Suspense, type ComponentType, type ReactNode } from 'react'
import { ListTable } from '@/components/list/list-table.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumn, ListResult } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useOpened } from './use-opened.ts'

interface QueuePageProps<Row extends { id: number }, K extends string, S extends string> {
  /** What the rows are: "Ativações". */
  label: string
  placeholder?: string
  listed: { list: ListResult<Row>; search: TableSearch<K, S> }
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
  const { listed, opens, actions, sheet: OpenedSheet, tools, children } = props
  const { ver, open } = useOpened()
  return (
    <Page>
      <PageHead total={children ? undefined : listed.list.data?.total}>{tools}</PageHead>
      <PageSheet>
        {children || (
          <ListTable
            label={label}
            placeholder={placeholder}
            {...listed}
            columns={columns}
            filters={filters}
            actions={(row) => [
              { ...opens(row), onSelect: () => open(row.id), opens: true },
              ...(actions?.(row) ?? []),
            ]}
          />
        )}
      </PageSheet>
      {ver !== undefined && (
        <Suspense>
          <OpenedSheet key={ver} id={ver} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
