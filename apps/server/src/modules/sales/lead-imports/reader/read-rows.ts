/** Reads and checks a spreadsheet: its lines in PostgreSQL's text format, piece by piece. The worker calls it. */
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { file as fileText } from '@intranet/contract/messages/files'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { lists } from '@intranet/contract/messages/lists'
import { MAX_SHEET_ROWS } from '@intranet/contract/sales/lead-import-words'
import { ZipBombError } from '../../../../platform/zip-reader.ts'
import { csvRows } from './csv-rows.ts'
import { checkRow, guessMapping, shown } from './row-check.ts'
import { SheetError, type Cell, type RowGroup, type SheetRow } from './sheet-row.ts'
import type { ReaderTask, SheetSummary } from './read-sheet.ts'

/** Lines of PostgreSQL's text format are passed on in pieces of this many characters. */
const PIECE = 128 * 1024
const SAMPLE = 10

/** Takes a piece and how far into the file it reaches; the next one follows when it resolves. */
export type SendLines = (lines: string, done: number) => Promise<void>

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
/** For the preview; half a character (an emoji that is cut) would be no JSON to the database. */
const sampled = (cell: Cell) => shown(cell).slice(0, 100).toWellFormed()
/** A number as people write it, `267,5`. Three places get a zero: `267,995` could be thousands. */
const written = (cell: Cell) =>
  typeof cell === 'number'
    ? String(cell)
        .replace('.', ',')
        .replace(/,\d{3}$/, '$&0')
    : cell
/** A cell that is kept: a text that PostgreSQL takes. */
const whole = (cell: Cell) => shown(written(cell)).slice(0, 2000).toWellFormed()
const field = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (c) => escapes[c]!) : text

async function* rowGroups({ kind, path, folder }: ReaderTask): AsyncGenerator<RowGroup> {
  const size = statSync(path).size
  if (kind === 'csv') yield* csvRows(path, size)
  else if (kind === 'xlsx') yield* (await import('./xlsx-rows.ts')).xlsxRows(path, folder)
  else yield* (await import('./xls-rows.ts')).xlsRows(path, size)
}

/** The lines that cannot become participants, in the same format, for a second copy. */
function errorFile({ id, folder }: ReaderTask) {
  const file = openSync(join(folder, 'erros'), 'w')
  let lines = ''
  const flush = () => {
    if (lines) writeSync(file, lines)
    lines = ''
  }
  return {
    add(
      { line, cells }: SheetRow,
      mapa: { nome: number; cpf: number | null; telefone: number },
      erro: string,
    ) {
      const [nome, cpf, telefone] = [mapa.nome, mapa.cpf, mapa.telefone].map((place) =>
        field(shown(place === null ? '' : cells[place]).slice(0, 500)),
      )
      lines += `${id}\t${line}\t${nome}\t${cpf}\t${telefone}\t${erro}\n`
      if (lines.length > PIECE) flush()
    },
    close() {
      flush()
      closeSync(file)
    },
  }
}

export async function readRows(task: ReaderTask, send: SendLines): Promise<SheetSummary> {
  const errors = errorFile(task)
  const summary: SheetSummary = {
    colunas: [],
    mapa: null,
    amostra: [],
    amostra_linhas: [],
    linhas: 0,
    erros: 0,
  }
  let heads = true
  let lines = ''
  for await (const { rows, done } of rowGroups(task)) {
    for (const row of rows) {
      if (heads) {
        heads = false
        summary.colunas = row.cells.map(sampled)
        if (task.atMost !== undefined) continue
        const { nome, telefone, cpf } = guessMapping(summary.colunas)
        const guessed = nome === null || telefone === null ? null : { nome, telefone, cpf }
        summary.mapa = task.mapa ?? guessed
        continue
      }
      if (task.atMost !== undefined) {
        if (++summary.linhas > task.atMost) throw new SheetError(lists.sheetTooLong(task.atMost))
        lines += `${JSON.stringify([row.line, ...row.cells.map(whole)])}\n`
        if (lines.length < PIECE) continue
        await send(lines, done)
        lines = ''
        continue
      }
      if (summary.amostra.length < SAMPLE) {
        summary.amostra.push(row.cells.map(sampled))
        summary.amostra_linhas.push(row.line)
      }
      if (++summary.linhas >= MAX_SHEET_ROWS) throw new SheetError(leadImport.tooManyRows)
      const { mapa } = summary
      if (!mapa) continue
      const { nome, telefone, cpf, erro } = checkRow(row.cells, mapa)
      if (erro) {
        summary.erros++
        errors.add(row, mapa, erro)
        continue
      }
      lines += `${row.line}\t${field(nome)}\t${telefone}\t${cpf ?? '\\N'}\n`
      if (lines.length < PIECE) continue
      await send(lines, done)
      lines = ''
    }
  }
  if (lines) await send(lines, 1)
  errors.close()
  if (!summary.linhas && summary.colunas.every((name) => name === '')) throw new SheetError(fileText.empty)
  if (!summary.linhas) throw new SheetError(leadImport.noRows)
  return summary
}

/** What is said of a file that cannot be read. */
export function failureOf(error: unknown): string {
  if (error instanceof ZipBombError) return leadImport.bomb
  return error instanceof SheetError ? error.message : fileText.damaged
}
