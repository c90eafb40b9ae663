/** Rows as a workbook, written as they come. Texts are inline strings: no spreadsheet reads those as formulas. */
import type { Cell } from './cells.ts'
import { zipFile } from './zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** What one cell can hold. */
const MAX_TEXT = 32_767
/** What one sheet can hold, its head included. */
const MAX_ROWS = 1_048_576
const ROWS_A_PART = 500

const fixedParts: Record<string, string> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Dados" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

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

function cell(value: Cell, place: string, style: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${place}"><v>${value}</v></c>` : ''
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

async function* sheet(heads: string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  const columns = heads.map((_head, index) => columnName(index))
  const row = (cells: readonly Cell[], number: number, style = '') =>
    `<row r="${number}">${cells.map((value, index) => cell(value, `${columns[index]}${number}`, style)).join('')}</row>`
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>${row(heads, 1, ' s="1"')}`
  let written = 1
  for await (const rows of pages) {
    const fitting = rows.slice(0, MAX_ROWS - written)
    // Parts of a page, so that no text of several megabytes is made.
    for (let at = 0; at < fitting.length; at += ROWS_A_PART) {
      const part = fitting.slice(at, at + ROWS_A_PART)
      yield part.map((cells, index) => row(cells, written + index + 1)).join('')
      written += part.length
    }
    if (written >= MAX_ROWS) break
  }
  yield '</sheetData></worksheet>'
}

export function xlsxFile(heads: string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  const fixed = Object.entries(fixedParts).map(([name, text]) => ({ name, content: [text] }))
  return zipFile([...fixed, { name: 'xl/worksheets/sheet1.xml', content: sheet(heads, pages) }])
}
