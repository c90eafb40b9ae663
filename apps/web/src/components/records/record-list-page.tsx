import type { QueryFilters } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { can, type ModuleKey } from '@intranet/contract/access'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumn, ListResult } from '@/components/table/list-column.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { AddLink } from './add-link.tsx'
import { RecordTable } from './record-table.tsx'
import { useRecordActions, type ListedRecord } from './use-record-actions.ts'

interface RecordListPageProps<Row extends ListedRecord, K extends string, S extends string> {
  /** Where it is not the route's title. */
  heading?: string
  /** Whose managers write the records. */
  module: ModuleKey
  /** `/sectors`: its screens are `/register` and `/edit/:id`. */
  base: string
  /** "Novo setor" */
  add: string
  duplicates?: boolean
  label: string
  noun: [one: string, many: string]
  list: ListResult<Row>
  search: TableSearch<K, S>
  columns: ListColumn<Row, NoInfer<S>>[]
  filters: FilterDefinition<NoInfer<K>>[]
  name: (row: Row) => string
  calls: {
    setActive: { mutate: (input: { ids: number[]; ativo: boolean }) => Promise<unknown> }
    remove: { mutate: (input: { id: number }) => Promise<unknown> }
  }
  changed: QueryFilters
  /** Buttons before the one that adds. */
  tools?: ReactNode
}

/** The list of an entity: managers add, edit, switch and remove; everybody else reads. */
export function RecordListPage<Row extends ListedRecord, K extends string, S extends string>(
  props: RecordListPageProps<Row, K, S>,
) {
  const { heading, module, base, add, duplicates, name, calls, changed, tools, ...table } = props
  const manages = can(useSession(), module, 'manage')
  const records = useRecordActions<Row>({
    base,
    duplicates,
    name,
    setActive: (input) => calls.setActive.mutate(input),
    remove: (input) => calls.remove.mutate(input),
    changed,
  })
  return (
    <Page>
      <PageHead heading={heading} total={table.list.data?.total}>
        {tools}
        {manages && <AddLink to={`${base}/register`}>{add}</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable {...table} records={manages ? records : undefined} />
      </PageSheet>
    </Page>
  )
}
