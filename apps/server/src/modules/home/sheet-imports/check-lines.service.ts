/** What keeps the lines of an import from being written, as far as it can be said before. */
import type { SheetMapping } from '@intranet/contract/home/sheet-imports'
import type { SheetColumn } from '@intranet/contract/home/sheet-columns'
import { missingColumns, sheetColumns } from '@intranet/contract/home/sheet-words'
import { lists as text } from '@intranet/contract/messages/lists'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { SheetEntity } from '../../../platform/sheet-entity.ts'
import type { LineError } from '../../../platform/sheet-lines.ts'
import { namedRecords } from './named-records.queries.ts'
import { openLines, setAwaited, setErrors, type SheetLine } from './sheet-import.queries.ts'
import { namesOf, readRow, type ReadRow } from './sheet-row.ts'

interface Within {
  deps: Deps
  db: Database
  actor: Actor
}

/** Reads lines of this mapping; asks once for what they may name. */
async function rowReader(
  { db, actor }: Within,
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
  const names = namesOf(named)
  return (cells) => readRow(cells, columns, mapa, names)
}

/** "E-mail: inválido. CPF: inválido." */
function reasonOf(entity: SheetEntity, error: LineError): string {
  if (typeof error === 'string') return error
  const columns = sheetColumns(entity.entidade)
  return Object.entries(error)
    .map(([field, one]) => `${columns[field]?.title ?? 'Linha'}: ${one.replace(/\.?$/, '.')}`)
    .join(' ')
}

/** What lines have in common with earlier ones: field → text. */
function repeatedFinder(entity: SheetEntity) {
  const first = new Map<string, number>()
  return (linha: number, fields: object): Record<string, string> => {
    const keys = [...entity.keys(fields)].map(([field, value]) => [field, `${field} ${value}`] as const)
    const repeated = keys.flatMap(([field, key]) => {
      const line = first.get(key)
      return line === undefined ? [] : [[field, text.sheetRepeated(line)] as const]
    })
    if (!repeated.length) for (const [, key] of keys) first.set(key, linha)
    return Object.fromEntries(repeated)
  }
}

interface SortedLines {
  right: Map<number, object>
  /** Line → why it stays out. */
  errors: Map<number, string>
  /** Whose people get an invitation once they are written. */
  awaited: number[]
}

/** Sorts lines by their own faults, and by what an earlier one of them has. */
async function sortLines(
  within: Within,
  entity: SheetEntity,
  { mapa, lines }: { mapa: SheetMapping; lines: readonly SheetLine[] },
): Promise<SortedLines> {
  const read = await rowReader(within, entity, mapa)
  const repeatedOf = repeatedFinder(entity)
  const sorted: SortedLines = { right: new Map(), errors: new Map(), awaited: [] }
  for (const { linha, celulas } of lines) {
    const { row, errors: unnamed } = read(celulas)
    if (entity.invitation?.awaited(row)) sorted.awaited.push(linha)
    const { fields, errors } = entity.read(row)
    const own = { ...errors, ...unnamed }
    const wrong = !fields || Object.keys(own).length ? own : repeatedOf(linha, fields)
    if (fields && !Object.keys(wrong).length) sorted.right.set(linha, fields)
    else sorted.errors.set(linha, reasonOf(entity, wrong))
  }
  return sorted
}

/** Checks every line that is no record yet. Nothing is said of lines while a required column is missing. */
export async function checkLines(
  within: Within,
  entity: SheetEntity,
  { id, mapa }: { id: number; mapa: SheetMapping },
): Promise<void> {
  const { deps, db } = within
  const lines = await openLines(db, id, 'all')
  const { right, errors, awaited } = await sortLines(within, entity, { mapa, lines })
  const complete = missingColumns(entity.entidade, mapa).length === 0
  if (complete)
    for (const [linha, error] of (await entity.compare?.(deps, db, right)) ?? [])
      errors.set(linha, reasonOf(entity, error))
  const found = lines.map(({ linha }) => [linha, (complete && errors.get(linha)) || null] as const)
  await setErrors(db, id, new Map(found))
  if (entity.invitation) await setAwaited(db, id, awaited)
}

/** Writes lines that the check let through, and answers what came of each. */
export async function writeLines(
  within: Within,
  entity: SheetEntity,
  given: { mapa: SheetMapping; lines: readonly SheetLine[] },
) {
  const { right, errors } = await sortLines(within, entity, given)
  const written = await entity.write(within.deps, within.db, within.actor, right)
  for (const [linha, error] of written.errors) errors.set(linha, reasonOf(entity, error))
  return { records: written.records, errors }
}
