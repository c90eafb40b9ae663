import type { ReactNode } from 'react'
import {
  type ReportFigures,
  type ReportRow,
  reportColumns,
  reportMoney,
  type TableReport,
} from '@intranet/contract/sales/report-words'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListColumn, ListResult } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { TableExtras } from '@/components/table/table-extras.tsx'
import { usePageInRange } from '@/components/table/use-page-in-range.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { FigureCell } from './figure-cells.tsx'
import type { Door, LeadFilter } from './lead-links.ts'
import type { LinkAddress } from '@/lib/address.ts'
import { TableRow, TableCell } from '@/components/ui/table.tsx'

interface ReportTableProps {
  report: TableReport
  /** Head of the first column, where it is not the report's own. */
  first?: string
  door: Door
  list: ListResult<ReportRow>
  soma: ReportFigures | undefined
  search: TableSearch
  /** Filters of the leads behind the whole report, and behind a row. */
  filter: LeadFilter
  filterOf: (row: ReportRow) => LeadFilter
  /** Where a row's name leads. */
  detailsOf?: (row: ReportRow) => LinkAddress
  /** Instead of "Nenhum dado encontrado" alone. */
  empty?: ReactNode
}

const inReais = (key: string) => (reportMoney as readonly string[]).includes(key)
const worded = ['nome', 'tipo', 'cidade_top']

/** The report's own columns; `heads` are fields and words. */
function columnsOf(
  { report, door, filter, filterOf, detailsOf }: ReportTableProps,
  heads: [string, string][],
) {
  return heads.map(([key, header]): ListColumn<ReportRow> => ({
    id: key,
    header,
    meta: { sort: true, numeric: !worded.includes(key) },
    cell: ({ row: { original } }) =>
      key === 'nome' && detailsOf ? (
        <AddressLink to={detailsOf(original)}>{original.nome}</AddressLink>
      ) : (
        <FigureCell
          column={key}
          row={original}
          door={door}
          report={report}
          filter={{ ...filter, ...filterOf(original) }}
        />
      ),
  }))
}

/** Rows of a report with the total of all of them at the foot; every number of leads leads to them. */
export function ReportTable(props: ReportTableProps) {
  const { report, first, door, list, soma, search, filter, empty } = props
  usePageInRange(search, list)
  const heads = Object.entries({ ...reportColumns[report], ...(first && { nome: first }) }).map(
    ([key, head]): [string, string] => [key, inReais(key) ? `${head} (R$)` : head],
  )
  const table = useListTable({ columns: columnsOf(props, heads), list, search })
  const foot = soma && (
    <TableRow>
      {heads.map(([key], index) =>
        index === 0 ? (
          <TableCell key={key} pinned main className="border-t border-border">
            Total
          </TableCell>
        ) : (
          <TableCell key={key} numeric={!worded.includes(key)} className="border-t font-semibold">
            {worded.includes(key) ? null : (
              <FigureCell column={key} row={soma} door={door} report={report} filter={filter} />
            )}
          </TableCell>
        ),
      )}
    </TableRow>
  )
  return (
    // Of the reasons, the total is in two lists: it leads to neither.
    <TableExtras foot={report === 'unfeasibility' ? undefined : foot}>
      <DataTable label={heads[0]?.[1] ?? ''} table={table} list={list} search={search} empty={empty}>
        <Pagination table={table} />
      </DataTable>
    </TableExtras>
  )
}
