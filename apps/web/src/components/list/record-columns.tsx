import { formatDateTime } from '@intranet/contract/formats'
import type { ListColumn } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'

/** Ativo or Inativo. */
export const statusColumn = <Row extends { ativo: boolean }>(): ListColumn<Row, 'ativo'> => ({
  id: 'ativo',
  accessorFn: (row) => row.ativo,
  header: 'Status',
  meta: { card: 'sub', sort: true },
  cell: ({ row }) => <StatusDot active={row.original.ativo} />,
})

/** When the record was made; off until chosen. */
export const createdColumn = <Row extends { created_at: string }>(): ListColumn<Row, 'created_at'> => ({
  id: 'created_at',
  accessorFn: (row) => row.created_at,
  header: 'Criação',
  meta: { sort: true, hidden: true },
  cell: ({ row }) => formatDateTime(row.original.created_at),
})

export const statusFilter: FilterDefinition<'ativo'> = { key: 'ativo', label: 'Status', kind: 'boolean' }
