/** A waiting sheet as lines of cells, read by the reader of lead imports. */
import { withoutApostrophe } from '@intranet/contract/formula'
import { file as fileText } from '@intranet/contract/messages/files'
import { lists as text } from '@intranet/contract/messages/lists'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import { copyUpload } from '../../../platform/upload-reader.ts'
import { readSheet } from '../../sales/lead-imports/reader/read-sheet.ts'
import { kindOfSheet } from '../../sales/lead-imports/reader/sheet-kind.ts'
import { SheetError } from '../../sales/lead-imports/reader/sheet-row.ts'
import type { SheetLine } from './sheet-import.queries.ts'

export interface ReadCells {
  colunas: string[]
  lines: SheetLine[]
}

const lineOf = (json: string): SheetLine => {
  const [linha, ...celulas] = JSON.parse(json) as [number, ...string[]]
  return { linha, celulas: celulas.map(withoutApostrophe) }
}

interface Asked {
  id: string
  tipo: string
  /** How many lines it may have. */
  atMost: number
}

async function readInto(folder: string, deps: Deps, { id, tipo, atMost }: Asked): Promise<ReadCells> {
  const path = join(folder, 'planilha')
  const kind = kindOfSheet(tipo)
  if (!kind || !(await copyUpload(deps, id, path))) throw new SheetError(fileText.damaged)
  const pieces: Buffer[] = []
  const task = { id: 0, path, folder, kind, mapa: null, atMost }
  const { colunas } = await readSheet(task, async (piece) => void pieces.push(piece))
  const lines = Buffer.concat(pieces).toString().split('\n').filter(Boolean).map(lineOf)
  const filled = lines.filter(({ celulas }) => celulas.some((cell) => cell !== ''))
  if (!filled.length) throw new SheetError(text.sheetEmpty)
  return { colunas, lines: filled }
}

/** Throws 422 with the reason when it cannot be read, is empty or has too many lines. */
export async function readCells(deps: Deps, sheet: Asked): Promise<ReadCells> {
  const folder = await mkdtemp(join(tmpdir(), 'planilha-'))
  try {
    return await readInto(folder, deps, sheet)
  } catch (error) {
    if (error instanceof SheetError) throw refusals.invalid({ id_file: error.message })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
