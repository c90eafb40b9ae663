/** Rows as CSV as Excel in Brazil opens it: `;`, decimal comma, UTF-8 with a BOM, CRLF. */
import { neutralised } from '@intranet/contract/formula'
import { plainText, type Cell } from './cells.ts'

function field(cell: Cell): string {
  const text = typeof cell === 'string' ? neutralised(cell) : plainText(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: readonly Cell[]) => `${cells.map(field).join(';')}\r\n`

export async function* csvFile(heads: string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${line(heads)}`)
  for await (const rows of pages) yield Buffer.from(rows.map(line).join(''))
}
