import type { ReactNode } from 'react'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListResult } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { contactColumns, type ContactRow } from './contact-columns.tsx'

interface ContactTableProps {
  list: ListResult<ContactRow>
  search: TableSearch
  /** The pages under the rows. */
  children: ReactNode
}

/** Colleagues as a table with its column chooser. */
export default function ContactTable({ list, search, children }: ContactTableProps) {
  const choice = useColumnChoice('contacts.list', contactColumns)
  return (
    <>
      <div className="mb-2 flex justify-end">
        <ColumnChooser choice={choice} />
      </div>
      <DataTable label="Contatos" columns={choice.columns} list={list} search={search}>
        {children}
      </DataTable>
    </>
  )
}
