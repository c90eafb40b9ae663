import type { ReactNode } from 'react'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'

interface ListPageProps<Row extends object, K extends string, S extends string> extends Omit<
  ListTableProps<Row, K, S>,
  'selection' | 'exported'
> {
  /** Where it is not the route's title. */
  heading?: string
  /** The buttons of the head. */
  children?: ReactNode
}

/** A screen that is one list whose rows are not switched: `RecordListPage` is that of an entity. */
export function ListPage<Row extends object, K extends string, S extends string>(
  props: ListPageProps<Row, K, S>,
) {
  const { heading, children, ...table } = props
  return (
    <Page>
      <PageHead heading={heading} total={table.list.data?.total}>
        {children}
      </PageHead>
      <PageSheet>
        <ListTable {...table} />
      </PageSheet>
    </Page>
  )
}
