import { sheetColumns, type SheetKey } from '@intranet/contract/home/sheet-words'
import { downloadBlob } from '@/lib/download.ts'

const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The columns of an entity's sheet and a line to follow, as spreadsheet programs in Brazil open it. */
export function templateText(sheet: SheetKey): string {
  const columns = Object.values(sheetColumns(sheet))
  const lines = [columns.map(({ title }) => title), columns.map(({ sample }) => sample)]
  return `\ufeff${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`
}

/** Saves the template as a file. */
export function downloadTemplate(sheet: SheetKey, many: string): void {
  const content = new Blob([templateText(sheet)], { type: 'text/csv;charset=utf-8' })
  downloadBlob(content, `modelo ${many}.csv`)
}
