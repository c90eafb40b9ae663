import type { ReactNode } from 'react'
import { isNothing } from '@/lib/is-nothing.ts'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'

/** The head over a row's buttons. */
export const ACTIONS = 'Ações'

interface Kind {
  name: string
  /** Words say what they are: on cards they have no head. Numbers are at the right. */
  kind: 'words' | 'number'
}
export type Head = string | Kind

export const wordsHead = (name: string): Head => ({ name, kind: 'words' })
export const numberHead = (name: string): Head => ({ name, kind: 'number' })

interface ShortTableProps<Row> {
  label: string
  heads: readonly Head[]
  rows: readonly Row[]
  keyOf: (row: Row, place: number) => string | number
  /** The cells of a row, in the order of the heads. */
  children: (row: Row) => readonly ReactNode[]
}

const nameOf = (head: Head) => (typeof head === 'string' ? head : head.name)
const isKind = (head: Head | undefined, kind: Kind['kind']) => typeof head === 'object' && head.kind === kind

/** Few rows, in the order that they come in; on phones a card each, named by its first cell. */
export function ShortTable<Row>({ label, heads, rows, keyOf, children }: ShortTableProps<Row>) {
  return (
    <Table label={label} cards>
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={nameOf(head)} scope="col" numeric={isKind(head, 'number')}>
              {head === ACTIONS ? <span className="sr-only">{head}</span> : nameOf(head)}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row, place) => (
          <TableRow key={keyOf(row, place)}>
            {children(row).map((cell, column) => {
              const head = heads[column]!
              const labelled = head !== ACTIONS && !isKind(head, 'words')
              return (
                <TableCell
                  key={nameOf(head)}
                  numeric={isKind(head, 'number')}
                  card={column === 0 ? 'main' : isNothing(cell) ? undefined : 'extra'}
                  data-head={labelled ? nameOf(head) : undefined}
                >
                  {cell}
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
