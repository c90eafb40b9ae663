import type { Entity, Fields, ListedName, SortedName } from '@intranet/contract/entity/entity'
import type { Field, FieldKind } from '@intranet/contract/entity/field'
import {
  formatCnpj,
  formatDate,
  formatDateTime,
  formatMomentDay,
  formatMoney,
  formatPhone,
} from '@intranet/contract/formats'
import type { ReactNode } from 'react'
import type { ListColumnMeta } from '@/components/table/list-features.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'

/** A moment is text to the browser. */
type Sent<T> = T extends Date ? string : T
type RowOf<F extends Fields> = { [Name in ListedName<F>]: Sent<NonNullable<F[Name]['values']>['row']> }

interface Shown<Row> extends Omit<ListColumnMeta, 'sort' | 'called'> {
  /** The screen does not offer its order. */
  sort?: false
  /** Other than the value as it is kept. */
  cell?: (row: Row) => ReactNode
  /** Where the list says less than forms and files do. */
  header?: string
}

/** By a column that the server does not sort by, no screen does. */
type Order<F extends Fields, Name> = Name extends SortedName<F> ? { sort?: true } : { sort?: undefined }

const texts: Partial<Record<FieldKind, (value: string) => string>> = {
  day: formatDate,
  moment: formatDateTime,
  amount: formatMoney,
  cnpj: formatCnpj,
}

/** The value as people read it; null leaves it to the table. */
function cellOf({ kind, words, column }: Field): ((value: unknown) => ReactNode) | null {
  if (kind === 'phone') return (value) => formatPhone(value ? String(value) : null)
  const text = column !== 'detail' && column?.as === 'day' ? formatMomentDay : texts[kind]
  if (text) return (value) => (value ? text(String(value)) : null)
  if (kind === 'active') return (value) => <StatusDot active={Boolean(value)} />
  if (kind === 'flag') return (value) => (value ? 'Sim' : 'Não')
  if (words) return (value) => (value ? words[String(value)] : null)
  return null
}

/** On a card, which has no heads, the flag's own name where it is on, and nothing where it is off. */
function CardFlag({ on, name }: { on: boolean; name: string }) {
  if (!on) return <span data-none>Não</span>
  return <OnCard table="Sim">{name}</OnCard>
}

const providers = ['empresa', 'provedor']
const figures = ['integer', 'amount', 'count', 'decimal', 'figure']

/** `column('nome', { card: 'main' })`: head, value and order are those declared; the place on cards is the screen's. */
export const columnsOf =
  <F extends Fields>({ fields }: Entity<F, string>) =>
  <Row extends Pick<RowOf<F>, Name>, Name extends ListedName<F> & string>(
    name: Name,
    { cell, header, sort, ...meta }: Shown<Row> = {},
  ) => {
    const declared: Field = fields[name]!
    const { kind, label } = declared
    const column = declared.column === 'detail' ? null : declared.column
    const sorted = column?.sortable && sort !== false ? { sort: true } : {}
    const shows = cellOf(declared)
    const head = header ?? column?.label ?? label
    const onCards = kind === 'flag' && meta.card
    const shown =
      cell ??
      (onCards
        ? (row: Row) => <CardFlag on={Boolean(row[name])} name={head} />
        : shows && ((row: Row) => shows(row[name])))
    return {
      accessorKey: name,
      header: head,
      meta: {
        ...(figures.includes(kind) && { numeric: true }),
        // On phones a row that is switched off looks different from one that is on.
        ...(kind === 'active' && { card: 'sub' as const }),
        // Those of several providers have rows of one name.
        ...(providers.includes(name) && { card: 'extra' as const }),
        ...(sorted as Order<F, Name>),
        ...meta,
      },
      ...(shown && { cell: ({ row }: { row: { original: Row } }) => shown(row.original) }),
    }
  }
