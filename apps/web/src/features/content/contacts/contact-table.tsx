import type { ReactNode } from 'react'
import { ViewMenu } from '@/components/list/view-menu.tsx'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListResult } from '@/components/table/list-column.ts'
import type { ListTableModel } from '@/components/table/list-features.ts'
import type { ColumnChoice } from '@/components/table/use-column-choice.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import type { ContactRow } from './contact-columns.tsx'

interface ContactTableProps {
  table: ListTableModel<ContactRow>
  choice: ColumnChoice
  list: ListResult<ContactRow>
  search: TableSearch
  /** The pages under the rows. */
  children: ReactNode
}

/** Colleagues as a table with its column chooser. */
export default function ContactTable({ table, choice, list, search, children }: ContactTableProps) {
  return (
    <>
      <div className="mb-2 flex justify-end gap-2">
        <ViewMenu lista="contacts.list" choice={choice} />
        <ColumnChooser table={table} choice={choice} />
      </div>
      <DataTable label="Contatos" table={table} list={list} search={search}>
        {children}
      </DataTable>
    </>
  )
}
