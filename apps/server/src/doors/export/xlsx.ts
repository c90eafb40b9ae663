/** Rows as a workbook, written as they come. Texts are inline strings: no spreadsheet reads those as formulas. */
import { wallOf } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { plainText, type Cell } from './cells.ts'
import { RowTaker } from './row-taker.ts'
import { MAIN, sheetPath, styles, workbookParts, XML } from './workbook-parts.ts'
import { zipFile, type ZipEntry } from './zip.ts'

/** What one cell can hold. */
const MAX_TEXT = 32_767
/** What one sheet can hold, its head included. */
const MAX_ROWS = 1_048_576
/** Rows written at a time: a text of megabytes would wait long for the garbage collector. */
const ROWS_A_PART = 50
/** Rows that say how wide the columns are. */
const SAMPLE = 500
/** Where spreadsheets begin to count days. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Characters a column is wide: at least its head with the filter's arrow, at most what one still reads. */
const NARROWEST = 8
const WIDEST = 60
const ARROW = 4

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    // oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (character) => entities[character] ?? '')

/** A, B … Z, AA … */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

const days = (utc: number) => (utc - DAY_ZERO) / DAY_MS

// Once a cell, and a workbook has millions: no closures, no objects.
function figure(value: number, place: string, style: number): string {
  if (!Number.isFinite(value)) return ''
  return style ? `<c r="${place}" s="${style}"><v>${value}</v></c>` : `<c r="${place}"><v>${value}</v></c>`
}

function cell(value: Cell, place: string): string {
  if (value === null) return ''
  if (typeof value === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  if (typeof value === 'number') return figure(value, place, styles.plain)
  if ('day' in value) return figure(days(Date.parse(value.day)), place, styles.day)
  if ('money' in value) return figure(value.money, place, styles.money)
  return figure(days(wallOf(value.moment.getTime())), place, styles.moment)
}

const headCell = (text: string, place: string) =>
  `<c r="${place}" t="inlineStr" s="${styles.head}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

function widthsOf(heads: readonly string[], rows: readonly Cell[][]): string {
  const cols = heads.map((head, index) => {
    // A moment shows its hour too; money its sign.
    const extra = (value: Cell) => (typeof value === 'object' && value ? 6 : 1)
    const longest = Math.max(
      0,
      ...rows.map((row) => plainText(row[index] ?? null).length + extra(row[index] ?? null)),
    )
    const width = Math.min(WIDEST, Math.max(NARROWEST, head.length + ARROW, longest))
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return cols.length ? `<cols>${cols.join('')}</cols>` : ''
}

/** One sheet: its head stays on screen and filters the rows below. */
async function* sheet(heads: string[], rows: RowTaker<Cell[]>, size: number): AsyncGenerator<string> {
  const columns = heads.map((_head, index) => columnName(index))
  const row = (cells: readonly Cell[], number: number) => {
    let text = `<row r="${number}">`
    for (const [index, value] of cells.entries()) text += cell(value, `${columns[index]}${number}`)
    return `${text}</row>`
  }
  const head = heads.map((text, index) => headCell(text, `${columns[index]}1`)).join('')
  const widths = widthsOf(heads, await rows.next(SAMPLE))
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>${widths}<sheetData><row r="1">${head}</row>`
  let written = 1
  while (written < size) {
    const part = await rows.take(Math.min(ROWS_A_PART, size - written))
    if (part.length === 0) break
    yield part.map((cells, index) => row(cells, written + index + 1)).join('')
    written += part.length
  }
  const filter = columns.length ? `<autoFilter ref="A1:${columns.at(-1)}${written}"/>` : ''
  yield `</sheetData>${filter}</worksheet>`
}

async function* entriesOf(
  heads: string[],
  pages: AsyncIterable<Cell[][]>,
  size: number,
): AsyncGenerator<ZipEntry> {
  const rows = new RowTaker(pages)
  let sheets = 0
  try {
    do {
      sheets += 1
      yield { name: sheetPath(sheets), content: sheet(heads, rows, size) }
    } while ((await rows.next(1)).length > 0)
    for (const [name, text] of Object.entries(workbookParts(sheets))) yield { name, content: [text] }
  } finally {
    await rows.close()
  }
}

/** A workbook of all rows: what does not fit on a sheet of `size` rows, the head included, goes on on the next. */
export const xlsxFile = (
  heads: string[],
  pages: AsyncIterable<Cell[][]>,
  size = MAX_ROWS,
): AsyncGenerator<Buffer> => zipFile(entriesOf(heads, pages, size))
