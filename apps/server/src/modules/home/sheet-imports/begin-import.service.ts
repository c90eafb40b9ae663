/** A sheet that was sent becomes an import with checked lines; no record is written yet. */
import type { CreateSheetImportInput, SheetMapping } from '@intranet/contract/home/sheet-imports'
import type { SheetColumn } from '@intranet/contract/home/sheet-columns'
import { missingColumns, sheetColumns } from '@intranet/contract/home/sheet-words'
import { file as fileText } from '@intranet/contract/messages/files'
import { lists as text } from '@intranet/contract/messages/lists'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import type { SheetEntity } from '../../../platform/sheet-entity.ts'
import { openEntity } from './open-entity.ts'
import { namedRecords } from './named-records.queries.ts'
import { readCells } from './read-cells.ts'
import {
  insertImport,
  insertLines,
  MAX_ERROR,
  openLines,
  setAwaited,
  setErrors,
  waitingSheet,
} from './sheet-import.queries.ts'
import { guessMapping, readRow, type ReadRow } from './sheet-row.ts'

/** Reads lines of this mapping; asks once for what they may name. */
export async function rowReader(
  db: Database,
  actor: Actor,
  { entidade }: SheetEntity,
  mapa: SheetMapping,
): Promise<(cells: readonly string[]) => ReadRow> {
  const columns: Readonly<Record<string, SheetColumn>> = sheetColumns(entidade)
  const mapped = Object.entries(columns).filter(([field]) => mapa[field] !== undefined)
  const named = await namedRecords(
    db,
    actor,
    mapped.flatMap(([, { among }]) => among ?? []),
  )
  return (cells) => readRow(cells, columns, mapa, named)
}

/** "E-mail: inválido. CPF: inválido." */
function wrongOf(entity: SheetEntity, errors: Readonly<Record<string, string>>): string | null {
  const columns = sheetColumns(entity.entidade)
  const parts = Object.entries(errors).map(
    ([field, error]) => `${columns[field]?.title ?? 'Linha'}: ${error.replace(/\.?$/, '.')}`,
  )
  return parts.length ? parts.join(' ').slice(0, MAX_ERROR) : null
}

/** Says what keeps a line from being written, as far as it is known before: its own faults, and what an earlier line has. */
export function problemFinder(entity: SheetEntity) {
  const first = new Map<string, number>()
  return (linha: number, { row, errors }: ReadRow): string | null => {
    const wrong = wrongOf(entity, { ...entity.check(row), ...errors })
    if (wrong) return wrong
    const keys = [...entity.keys(row)].map(([field, value]) => [field, `${field} ${value}`] as const)
    const repeated = keys.flatMap(([field, key]) => {
      const line = first.get(key)
      return line === undefined ? [] : [[field, text.sheetRepeated(line)] as const]
    })
    if (!repeated.length) for (const [, key] of keys) first.set(key, linha)
    return wrongOf(entity, Object.fromEntries(repeated))
  }
}

/** Checks every line that is no record yet. Nothing is said of lines while a required column is missing. */
export async function checkLines(
  db: Database,
  actor: Actor,
  entity: SheetEntity,
  { id, mapa }: { id: number; mapa: SheetMapping },
): Promise<void> {
  const lines = await openLines(db, id, 'all')
  const complete = missingColumns(entity.entidade, mapa).length === 0
  const read = await rowReader(db, actor, entity, mapa)
  const problemOf = problemFinder(entity)
  const errors = new Map<number, string | null>()
  const invited: number[] = []
  for (const { linha, celulas } of lines) {
    const line = read(celulas)
    errors.set(linha, complete ? problemOf(linha, line) : null)
    if (entity.invitation?.awaited(line.row)) invited.push(linha)
  }
  await setErrors(db, id, errors)
  if (entity.invitation) await setAwaited(db, id, invited)
}

interface Slow {
  deps: Deps
  db: Database
  actor: Actor
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** Reads an own upload, guesses its columns and checks its lines. Throws 403 without the entity's create. */
export async function beginImport(
  { deps, db, actor, write }: Slow,
  { entidade, id_file }: CreateSheetImportInput,
) {
  const entity = openEntity(deps, actor, entidade)
  const sheet = await waitingSheet(db, actor, id_file)
  if (!sheet) throw refusals.invalid({ id_file: fileText.invalidOrMissing })
  const { colunas, lines } = await readCells(deps, sheet)
  const mapa = guessMapping(colunas, sheetColumns(entidade))
  return write(async (open) => {
    const created = await insertImport(open, actor, { entidade, nome_arquivo: sheet.nome, colunas, mapa })
    await insertLines(open, created.id, lines)
    await checkLines(open, actor, entity, { id: created.id, mapa })
    return created
  })
}
