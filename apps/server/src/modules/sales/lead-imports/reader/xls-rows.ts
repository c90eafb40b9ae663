/** The first sheet of an older workbook (BIFF8). It has 65,536 rows at most, so it is read into memory. */
import { readFileSync } from 'node:fs'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { read, type CellObject } from '@e965/xlsx'
import { dateFormat, writtenDate } from './date-cells.ts'
import { MAX_COLUMNS, SheetError, type Cell, type RowGroup } from './sheet-row.ts'

/** Full sheets with a few columns have a tenth of this. */
const MAX_BYTES = 40 * 1024 * 1024

function cellOf(cell: CellObject | undefined, from1904: boolean): Cell {
  // The error of a formula (#N/D, #REF!) is not a value.
  if (cell?.v === undefined || cell.v === null || cell.t === 'e') return ''
  if (cell.t !== 'n') return String(cell.v)
  const format = dateFormat(String(cell.z ?? ''))
  return format ? writtenDate(Number(cell.v), format, from1904) : Number(cell.v)
}

export function* xlsRows(path: string, size: number): Generator<RowGroup> {
  if (size > MAX_BYTES) throw new SheetError(leadImport.bomb)
  const book = read(readFileSync(path), {
    dense: true,
    sheets: 0,
    cellHTML: false,
    cellFormula: false,
    cellText: false,
    cellNF: true,
    bookVBA: false,
  })
  const from1904 = book.Workbook?.WBProps?.date1904 === true
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const data = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  const rows = data.map((cells, place) => ({
    line: place + 1,
    cells: Array.from({ length: Math.min(cells?.length ?? 0, MAX_COLUMNS) }, (_, at) =>
      cellOf(cells[at], from1904),
    ),
  }))
  yield { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), done: 1 }
}
