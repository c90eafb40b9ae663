/** Rows as CSV as Excel in Brazil opens it: `;`, UTF-8 with a BOM, CRLF. */
import { neutralised, type Cell } from './cells.ts'

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = neutralised(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: readonly Cell[]) => `${cells.map(field).join(';')}\r\n`

export async function* csvFile(heads: string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${line(heads)}`)
  for await (const rows of pages) yield Buffer.from(rows.map(line).join(''))
}
