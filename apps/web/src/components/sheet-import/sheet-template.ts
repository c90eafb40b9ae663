import { neutralised } from '@intranet/contract/formula'
import { sheetColumns, type SheetKey } from '@intranet/contract/home/sheet-words'
import { downloadBlob } from '@/lib/download.ts'

function quoted(cell: string): string {
  const text = neutralised(cell)
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvText = (lines: readonly (readonly string[])[]) =>
  `\ufeff${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`

/** The columns of an entity's sheet and a line to follow, as spreadsheet programs in Brazil open it. */
export function templateText(sheet: SheetKey): string {
  const columns = Object.values(sheetColumns(sheet))
  const lines = [columns.map(({ title }) => title), columns.map(({ sample }) => sample)]
  return csvText(lines)
}

interface WrongLine {
  erro: string
  celulas: readonly string[]
}

/** The title of the column with the reason: the one that an earlier file of wrong lines has is written over. */
const REASON = 'Motivo do erro'

/** The lines that stayed out, as they were sent, with the reason in a last column. */
export function wrongLinesText(columns: readonly string[], lines: readonly WrongLine[]): string {
  const kept = columns.flatMap((title, place) => (title === REASON ? [] : [place]))
  return csvText([
    [...kept.map((place) => columns[place]!), REASON],
    ...lines.map(({ celulas, erro }) => [...kept.map((place) => celulas[place] ?? ''), erro]),
  ])
}

const saveText = (text: string, name: string) =>
  downloadBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)

/** Saves the lines that stayed out as a file to mend and send again. */
export function downloadWrongLines(
  name: string,
  columns: readonly string[],
  lines: readonly WrongLine[],
): void {
  saveText(wrongLinesText(columns, lines), `${name.replace(/\.[a-z]+$/i, '')} - erros.csv`)
}

/** Saves the template as a file. */
export function downloadTemplate(sheet: SheetKey, many: string): void {
  saveText(templateText(sheet), `modelo ${many}.csv`)
}
