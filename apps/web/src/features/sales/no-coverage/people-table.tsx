import type { ReactNode } from 'react'
import { formatDateTime, formatDocument } from '@intranet/contract/formats'
import { lead } from '@intranet/contract/messages/leads'
import { noCoverage as text } from '@intranet/contract/messages/sales-reports'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import type { ListColumn, ListResult } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { DetailsButton, TableExtras } from '@/components/table/table-extras.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { DaysLine } from '@/components/report/days-line.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { LeadStage } from '../lead-stage.tsx'
import { phoneText } from '../lead-text.ts'
import { type Lead, LeadDetails } from './lead-details.tsx'

const columnsOf = (opener: string, card: 'opener' | 'end'): ListColumn<Lead>[] => [
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { card: 'below' },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
  { accessorKey: 'cliente', header: 'Cliente', meta: { card: 'main' } },
  {
    accessorKey: 'documento',
    header: 'Documento',
    cell: ({ row }) => formatDocument(row.original.documento),
  },
  {
    accessorKey: 'fone',
    header: 'Fone',
    meta: { card: 'below' },
    cell: ({ row }) => phoneText(row.original.fone),
  },
  {
    accessorKey: 'status_nome',
    header: 'Status',
    meta: { card: 'extra' },
    cell: ({ row }) => <LeadStage status={row.original.status} />,
  },
  {
    id: 'ver',
    header: 'Detalhes',
    meta: { card, exported: [] },
    cell: ({ row }) => <DetailsButton id={row.original.id} name={opener} hint={lead.expandBanner} />,
  },
]

const leadColumns = columnsOf('Detalhes', 'opener')
/** Where a lead is, for leads of several places. */
const placeColumns = {
  cidade: { accessorKey: 'cidade', header: 'Cidade', meta: { card: 'extra' } },
  bairro: { accessorKey: 'bairro', header: 'Bairro', meta: { card: 'extra' } },
} as const satisfies Record<string, ListColumn<Lead>>
const leadColumnsWith = (place: ListColumn<Lead>) => [
  ...leadColumns.slice(0, -1),
  place,
  ...leadColumns.slice(-1),
]
const columnsWith = {
  cidade: leadColumnsWith(placeColumns.cidade),
  bairro: leadColumnsWith(placeColumns.bairro),
}
const peopleColumns = columnsOf(text.open, 'end')

const opened = (one: Lead) => <LeadDetails lead={one} />

interface PeopleTableProps {
  label: string
  list: ListResult<Lead>
  search: TableSearch
  /** The list of the file, and what it is asked. */
  file: { procedure: 'noCoverage.step4' | 'leads.export'; input: object }
  /** Instead of "Nenhum dado encontrado" alone. */
  empty?: ReactNode
  /** The last level of the drill-down: its button and the sentence beside are the documents'. */
  documented?: boolean
  /** The part of their address in which the leads differ. */
  place?: keyof typeof columnsWith
  /** The days that the leads are of: they are in the line of the file. */
  days?: string
}

/** Leads with their first five columns; the button at a row's end opens the 17 fields. */
export function PeopleTable({ label, list, search, file, empty, documented, place, days }: PeopleTableProps) {
  const columns = documented ? peopleColumns : place ? columnsWith[place] : leadColumns
  const table = useListTable({ columns, list, search })
  // Of no leads there is no file.
  const button = list.data?.dados.length !== 0 && <ExportButton {...file} table={table} />
  return (
    <>
      {days ? (
        <DaysLine days={days}>{button}</DaysLine>
      ) : (
        button && (
          <Toolbar end={button}>
            {/* It is about the button at the end of each row, not about the file. */}
            {documented && <p className="grow text-xs text-muted-foreground">{lead.expandBanner}</p>}
          </Toolbar>
        )
      )}
      <TableExtras<Lead> details={opened}>
        <DataTable label={label} table={table} list={list} empty={empty}>
          <Pagination table={table} />
        </DataTable>
      </TableExtras>
    </>
  )
}
