import type { Entity, Fields, ListedName } from '@intranet/contract/entity/entity'
import type { Field } from '@intranet/contract/entity/field'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import type { ReactNode } from 'react'
import type { ListColumnMeta } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/table/status-dot.tsx'

type RowOf<F extends Fields> = { [Name in ListedName<F>]: NonNullable<F[Name]['values']>['row'] }

interface Shown<Row> extends Omit<ListColumnMeta, 'sort' | 'called'> {
  /** Other than the value as it is kept. */
  cell?: (row: Row) => ReactNode
}

/** The value as people read it; null leaves it to the table. */
function cellOf({ kind, words }: Field): ((value: unknown) => ReactNode) | null {
  if (kind === 'active') return (value) => <StatusDot active={Boolean(value)} />
  if (kind === 'flag') return (value) => (value ? 'Sim' : 'Não')
  if (kind === 'day') return (value) => (value ? formatDate(String(value)) : null)
  if (kind === 'amount') return (value) => (value ? formatMoney(String(value)) : null)
  if (words) return (value) => (value ? words[String(value)] : null)
  return null
}

const figures = ['integer', 'amount']

/** `column('nome', { card: 'main' })`: head, value and order are those declared; the place on cards is the screen's. */
export const columnsOf =
  <F extends Fields>({ fields }: Entity<F, string>) =>
  <Row extends RowOf<F>, Name extends ListedName<F> & keyof Row & string>(
    name: Name,
    { cell, ...meta }: Shown<Row> = {},
  ) => {
    const declared: Field = fields[name]!
    const { kind, label, column } = declared
    const shows = cellOf(declared)
    const shown = cell ?? (shows && ((row: Row) => shows(row[name])))
    return {
      accessorKey: name,
      header: label,
      meta: {
        ...(figures.includes(kind) && { numeric: true }),
        ...(column?.sortable && { sort: true as const }),
        ...meta,
      },
      ...(shown && { cell: ({ row }: { row: { original: Row } }) => shown(row.original) }),
    }
  }
