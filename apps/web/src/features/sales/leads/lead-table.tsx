import { DataTable } from '@/components/table/data-table.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListResult } from '@/components/table/list-column.ts'
import { TableExtras } from '@/components/table/table-extras.tsx'
import type { ListTableModel } from '@/components/table/list-features.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Suspense, type ReactNode } from 'react'
import type { Lead } from './lead-columns.tsx'

interface LeadTableProps {
  label: string
  list: ListResult<Lead>
  table: ListTableModel<Lead>
  search?: TableSearch
  filters?: readonly FilterDefinition[]
  actions: (lead: Lead) => RowAction[]
  children?: ReactNode
}

const LeadDetails = lazyPart(async () => ({
  default: (await import('../no-coverage/lead-details.tsx')).LeadDetails,
}))
const details = (lead: Lead) => (
  <Suspense>
    <LeadDetails lead={lead} />
  </Suspense>
)

/** Leads; the button at a row's end opens its 17 fields (docs/sales.md#columns-of-lead-lists). */
export function LeadTable({ label, children, ...rows }: LeadTableProps) {
  return (
    <TableExtras<Lead> details={details}>
      <DataTable label={label} {...rows}>
        {children}
      </DataTable>
    </TableExtras>
  )
}
